/** A printed page, looked at: what text stands where, and how much ink there is. */
import type { Page } from '@playwright/test';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type Word = {
  readonly text: string;
  readonly page: number;
  readonly x: number;
  readonly y: number;
};

export type Paper = {
  readonly pages: number;
  readonly width: number;
  readonly words: readonly Word[];
  /** All that can be copied from it. */
  readonly text: string;
  /** For each page, the share of it that is not white. */
  readonly ink: readonly number[];
  /** For each page, whether its four corners are left white. */
  readonly whiteCorners: readonly boolean[];
};

type Format = 'A4' | 'Letter';

const isWhite = (data: Uint8ClampedArray, at: number): boolean =>
  (data[at] ?? 0) > 245 && (data[at + 1] ?? 0) > 245 && (data[at + 2] ?? 0) > 245;

async function look(document: PDFDocumentProxy, number: number) {
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: 0.6 });
  const width = Math.ceil(viewport.width);
  const height = Math.ceil(viewport.height);
  const factory = document.canvasFactory as {
    create(
      width: number,
      height: number,
    ): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
  };
  const { canvas, context } = factory.create(width, height);
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  const { data } = context.getImageData(0, 0, width, height);
  let inked = 0;
  for (let at = 0; at < data.length; at += 4) if (!isWhite(data, at)) inked += 1;
  const corners = [0, width - 1, (height - 1) * width, height * width - 1];
  const { items } = await page.getTextContent();
  const words = items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [
          {
            text: item.str,
            page: number,
            x: Number(item.transform[4]),
            y: Number(item.transform[5]),
          },
        ]
      : [],
  );
  return {
    words,
    text: items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''),
    ink: inked / (width * height),
    white: corners.every((corner) => isWhite(data, corner * 4)),
    width: page.getViewport({ scale: 1 }).width,
  };
}

/** Prints the page as most readers do, without backgrounds, and looks at every sheet. */
export async function print(page: Page, format: Format): Promise<Paper> {
  const data = new Uint8Array(await page.pdf({ format, printBackground: false }));
  const document = await getDocument({ data, verbosity: 0 }).promise;
  const sheets = [];
  for (let number = 1; number <= document.numPages; number += 1)
    sheets.push(await look(document, number));
  const paper = {
    pages: document.numPages,
    width: sheets[0]?.width ?? 0,
    words: sheets.flatMap((sheet) => sheet.words),
    text: sheets.map((sheet) => sheet.text).join('\n'),
    ink: sheets.map((sheet) => sheet.ink),
    whiteCorners: sheets.map((sheet) => sheet.white),
  };
  await document.loadingTask.destroy();
  return paper;
}

/** Puts a small word at the head, the foot and the right edge of every such box, to be found again on paper. */
export async function markEdges(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluateAll((boxes) => {
    const places = { a: 'top:0;left:0', b: 'bottom:0;left:0', c: 'top:0;right:0' };
    boxes.forEach((box, number) => {
      if (box instanceof HTMLElement) box.style.position = 'relative';
      for (const [edge, place] of Object.entries(places)) {
        const word = document.createElement('span');
        word.textContent = `q${number}${edge}`;
        word.style.cssText = `position:absolute;${place};font:4px/1 monospace;color:#fff`;
        box.append(word);
      }
    });
    return boxes.length;
  });
}
