/** As much of a text that came from outside as a sentence can hold. */
const MOST = 40;

/** A text cut short where it is longer than a sentence can hold. */
export function shortly(text: string): string {
  const signs = Array.from(text);
  return signs.length > MOST ? `${signs.slice(0, MOST - 1).join('')}…` : text;
}
