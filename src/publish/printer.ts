/** A browser that prints pages of the built book as PDF files. */
import { chromium, type Browser, type Page } from '@playwright/test';
import { VERSION } from '../edition/version.ts';
import { bookmarksOnce } from './bookmarks.ts';
import type { BuiltBook } from './built-book.ts';
import { findBrowser } from './find-browser.ts';
import { settled } from './settled.ts';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];

/** A busy machine may take long over the whole book; one that takes longer than this has stopped. */
const PATIENCE = 10 * 60_000;

/** Starts the browser, or says how to get one. */
export async function startBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error(
      'PDFs are printed with Chromium, and there is none. Install it, or name one in CHROMIUM_PATH.',
    );
  return chromium.launch({ executablePath, args: ARGUMENTS });
}

/**
 * An empty page to which the book is served from its folder, at its own address, and nothing else. Scripts do
 * not run: what is on paper is in the page itself.
 */
export async function deskFor(browser: Browser, book: BuiltBook): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'light' });
  context.setDefaultTimeout(PATIENCE);
  await context.route('**/*', async (route) => {
    const answer = await book.answer(route.request().url());
    return answer ? route.fulfill(answer) : route.fulfill({ status: 404, body: '' });
  });
  const page = await context.newPage();
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  return page;
}

/** Opens a page of the book on the desk, complete with its type and pictures. */
export async function lay(desk: Page, address: string): Promise<void> {
  const response = await desk.goto(address, { waitUntil: 'load' });
  if (!response?.ok()) throw new Error(`${address} is not in the built book.`);
  await desk.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => null)));
  });
}

/** What lies on the desk as a PDF on A4: tagged, with bookmarks, and the same every time. */
export async function printed(desk: Page): Promise<Uint8Array> {
  const pdf = await desk.pdf({
    format: 'A4',
    preferCSSPageSize: true,
    printBackground: false,
    tagged: true,
    outline: true,
  });
  const headings = await desk.locator('h1, h2, h3, h4, h5, h6').allTextContents();
  return settled(bookmarksOnce(pdf, headings), VERSION.date, `Ayo Olopon ${VERSION.number}`);
}
