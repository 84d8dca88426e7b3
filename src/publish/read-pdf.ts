/** What a PDF says of itself to the programs that read it. */
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type Word = {
  readonly text: string;
  readonly page: number;
  readonly x: number;
  readonly y: number;
};
export type Bookmark = { readonly title: string; readonly page: number; readonly depth: number };

export type ReadPdf = {
  readonly pages: number;
  /** Of every page, in points. */
  readonly sizes: readonly { readonly width: number; readonly height: number }[];
  readonly title: string;
  readonly language: string;
  /** Whether it says that its parts are tagged, and whether its title is shown instead of its file’s name. */
  readonly tagged: boolean;
  readonly showsTitle: boolean;
  readonly made: string;
  readonly bookmarks: readonly Bookmark[];
  /** On which page each named place stands, counted from 1. */
  readonly places: ReadonlyMap<string, number>;
  readonly words: readonly Word[];
  /** All that can be copied from it, page by page. */
  readonly texts: readonly string[];
};

type Outline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>;

/** This reader hands over some dictionaries as maps and some as objects, and its types say only the latter. */
const dictionary = (one: object | null): ReadonlyMap<string, unknown> =>
  one instanceof Map ? (one as Map<string, unknown>) : new Map(Object.entries(one ?? {}));

async function pageOf(document: PDFDocumentProxy, to: unknown): Promise<number> {
  const place: unknown = typeof to === 'string' ? await document.getDestination(to) : to;
  const first: unknown = Array.isArray(place) ? place[0] : undefined;
  return typeof first === 'object' && first !== null && 'num' in first && 'gen' in first
    ? (await document.getPageIndex({ num: Number(first.num), gen: Number(first.gen) })) + 1
    : 0;
}

async function bookmarksIn(
  document: PDFDocumentProxy,
  outline: Outline,
  depth = 0,
): Promise<readonly Bookmark[]> {
  const found: Bookmark[] = [];
  for (const { title, dest, items } of outline ?? []) {
    found.push({ title, page: await pageOf(document, dest), depth });
    found.push(...(await bookmarksIn(document, items as Outline, depth + 1)));
  }
  return found;
}

async function wordsOn(document: PDFDocumentProxy, number: number) {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const strings = items.filter((item) => 'str' in item);
  return {
    size: { width, height },
    words: strings
      .filter(({ str }) => str.trim() !== '')
      .map(({ str, transform }) => ({
        text: str,
        page: number,
        x: Number(transform[4]),
        y: Number(transform[5]),
      })),
    text: strings.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''),
  };
}

async function placesIn(document: PDFDocumentProxy): Promise<ReadonlyMap<string, number>> {
  const places = new Map<string, number>();
  for (const [name, place] of dictionary(await document.getDestinations()))
    places.set(name, await pageOf(document, place));
  return places;
}

const open = (bytes: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;

/** On which page of a PDF each named place stands, counted from 1. */
export async function readPlaces(bytes: Uint8Array): Promise<ReadonlyMap<string, number>> {
  const document = await open(bytes);
  try {
    return await placesIn(document);
  } finally {
    await document.loadingTask.destroy();
  }
}

/** Reads a PDF. @param bytes are left as they are */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await open(bytes);
  try {
    const { info } = await document.getMetadata();
    const told = dictionary(info);
    const shown = dictionary(await document.getViewerPreferences());
    const marks = dictionary(await document.getMarkInfo());
    const sheets = [];
    for (let number = 1; number <= document.numPages; number += 1)
      sheets.push(await wordsOn(document, number));
    return {
      pages: document.numPages,
      sizes: sheets.map(({ size }) => size),
      title: String(told.get('Title') ?? ''),
      language: String(told.get('Language') ?? ''),
      tagged: marks.get('Marked') === true,
      showsTitle: shown.get('DisplayDocTitle') === true,
      made: String(told.get('CreationDate') ?? ''),
      bookmarks: await bookmarksIn(document, await document.getOutline()),
      places: await placesIn(document),
      words: sheets.flatMap(({ words }) => words),
      texts: sheets.map(({ text }) => text),
    };
  } finally {
    await document.loadingTask.destroy();
  }
}
