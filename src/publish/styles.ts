/** Which of the site's style sheets a book needs, in the order in which they follow each other. */
import { readFileSync } from 'node:fs';

/** The text, and how it goes onto paper. */
const FRAME =
  'tokens fonts base board figure compare print contents citations gloss disagreements'.split(' ');
/** What single figures need. */
const FIGURES =
  'asking board-drawing checks danger day ending-charts glossary history landings names played solitaire threats tones'.split(
    ' ',
  );
/** Named by others, with `@import`. */
const IMPORTED = ['page', 'chart'];

export const PRINTED = [...FRAME, ...FIGURES].map((name) => `${name}.css`);
export const PRINTED_AND_IMPORTED = [...PRINTED, ...IMPORTED.map((name) => `${name}.css`)];
export const DRAWN = ['chart', ...FIGURES].map((name) => `${name}.css`);

export const STYLES = new URL('./', new URL('../styles/tokens.css', import.meta.url));
export const FONTS = new URL('./', new URL('../fonts/OFL.txt', import.meta.url));
export const FONT_FILES = ['regular', 'italic', 'bold'].map((face) => `ayo-text-${face}.woff2`);

/** The text of a style sheet of the site: `chart.css`. */
export const styleNamed = (name: string): string => readFileSync(new URL(name, STYLES), 'utf8');
