/** Finds Yorùbá words inside text of another language, by the letters only Yorùbá has here. */

/** A stretch of text, and whether it is Yorùbá. */
export type Stretch = { readonly text: string; readonly yoruba: boolean };

/** Words with a dotted letter or a tone mark, and the spaces between such words. */
const WORD = String.raw`[\p{L}\p{M}’']*[ẹọṣẸỌṢàáèéìíòóùúǹńÀÁÈÉÌÍÒÓÙÚ\u0300\u0301\u0323][\p{L}\p{M}’']*`;
const YORUBA = new RegExp(`(?<![\\p{L}\\p{M}])${WORD}(?: ${WORD})*`, 'gu');

/** A text cut where Yorùbá begins and ends. Joined again, the stretches give the text. */
export function stretches(text: string): readonly Stretch[] {
  const found: Stretch[] = [];
  let from = 0;
  for (const { 0: words, index } of text.matchAll(YORUBA)) {
    if (index > from) found.push({ text: text.slice(from, index), yoruba: false });
    found.push({ text: words, yoruba: true });
    from = index + words.length;
  }
  if (from < text.length) found.push({ text: text.slice(from), yoruba: false });
  return found;
}
