/** Draws the cover of each language, as shelves show it. Run with `npm run covers`. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas';
import { clothBand } from '../figures/cloth-band.ts';
import { LOCALES } from '../language/locale.ts';
import { sitePhrases } from '../language/site-phrases.ts';
import { FONTS } from './styles.ts';

const WIDTH = 1200;
const HEIGHT = 1800;
const EDGE = 110;
/** The band is drawn in repeats of this height. */
const BAND = 150;

for (const face of ['regular', 'bold'])
  GlobalFonts.registerFromPath(
    fileURLToPath(new URL(`ayo-text-${face}.woff2`, FONTS)),
    `Cover ${face}`,
  );

/** The words of a line in as many lines as they need. */
function lines(text: string, fits: (line: string) => boolean): readonly string[] {
  const found: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${found.at(-1) ?? ''} ${word}`.trim();
    if (found.length > 0 && fits(longer)) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found;
}

for (const locale of LOCALES) {
  const { bookTitle, tagline } = sitePhrases(locale);
  const canvas = createCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#f7f2e8';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const band = await loadImage(Buffer.from(clothBand()));
  const repeat = (BAND / band.height) * band.width;
  for (const top of [0, BAND, HEIGHT - BAND]) {
    pen.fillStyle = '#0f1930';
    pen.fillRect(0, top, WIDTH, BAND);
    // Every second row begins half a repeat later, as on cloth.
    for (let left = top === BAND ? -repeat / 2 : 0; left < WIDTH; left += repeat)
      pen.drawImage(band, left, top, repeat, BAND);
  }
  pen.fillStyle = '#16233f';
  let y = 760;
  const write = (text: string, font: string, step: number): void => {
    pen.font = font;
    for (const line of lines(text, (one) => pen.measureText(one).width <= WIDTH - 2 * EDGE)) {
      pen.fillText(line, EDGE, y);
      y += step;
    }
  };
  write(bookTitle, '165px "Cover bold"', 210);
  write(tagline, '72px "Cover regular"', 100);
  await writeFile(new URL(`cover-${locale}.png`, import.meta.url), canvas.toBuffer('image/png'));
}
