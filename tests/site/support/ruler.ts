/** A ruler and a camera held to a printed page: how long its lines are, and what its code says. */
import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { decodeQR } from 'qr/decode.js';

/** Dots for a millimetre. */
const FINE = 10;
const POINTS = 72 / 25.4;

export type Measured = {
  /** The longest level line in each row of dots that is so long, in millimetres. */
  readonly lines: readonly number[];
  readonly code: string;
};

/** The first sheet of what a printer gets. @param atLeast lines shorter than this are left out */
export async function measure(
  page: Page,
  format: 'A4' | 'Letter',
  atLeast: number,
): Promise<Measured> {
  const data = new Uint8Array(await page.pdf({ format, printBackground: false }));
  const document = await getDocument({ data, verbosity: 0 }).promise;
  const sheet = await document.getPage(1);
  const viewport = sheet.getViewport({ scale: FINE / POINTS });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const factory = document.canvasFactory as {
    create(
      width: number,
      height: number,
    ): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
  };
  const { canvas, context } = factory.create(width, height);
  await sheet.render({ canvas, canvasContext: context, viewport }).promise;
  const image = context.getImageData(0, 0, width, height);
  await document.loadingTask.destroy();
  const lines: number[] = [];
  for (let y = 0; y < height; y += 1) {
    let run = 0;
    let longest = 0;
    for (let x = 0; x < width; x += 1) {
      run = (image.data[(y * width + x) * 4] ?? 255) < 128 ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    if (longest / FINE >= atLeast) lines.push(longest / FINE);
  }
  return { lines, code: decodeQR({ width, height, data: image.data }) };
}
