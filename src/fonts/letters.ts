/** The letters the book's fonts must carry: a mark must never fall back to another font. */

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place));

/** Letters with a mark that Unicode has in one piece. */
const YORUBA = 'ẸẹỌọṢṣÀàÁáÈèÉéÌìÍíÒòÓóÙùÚúŃńǸǹḾḿĀāĒēĪīŌōŪū';
const NEIGHBOURS = 'ỊịỤụṄṅỤụƆɔƐɛŊŋƎǝƏəƉɖƑƒƔɣƲʋẠạẢảḌḍḤḥḲḳṬṭẒẓ';
const EUROPE = 'ĆćČčĐđĞğİıŁłŐőŒœŘřŚśŞşŠšŰűŸŹźŻżŽž';
/** Grave, acute, macron, caron, dot below, line below. */
const MARKS = '\u0300\u0301\u0304\u030C\u0323\u0329';
const SIGNS = '‐‑–—―‘’‚“”„†‡•…‰′″‹›⁄€₦™π−≈≠≤≥∞√∑←↑→↓↔ʼʻˈˌ⁰⁴⁵⁶⁷⁸⁹⁻Σ';
const SPACES = '\u00A0\u2009\u202F';
/** The circle other fonts show a lone mark upon. */
const CARRIER = '\u25CC';

/** Every character of the subset, once, in Unicode order. */
export const LETTERS: string = [
  ...new Set(
    // Not normalised: a mark in this list would melt into the letter that stands before it.
    [
      range(0x20, 0x7e),
      range(0xa0, 0xff),
      YORUBA,
      NEIGHBOURS,
      EUROPE,
      MARKS,
      SIGNS,
      SPACES,
      CARRIER,
    ].join(''),
  ),
]
  .sort()
  .join('');
