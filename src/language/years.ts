/** Years of an entry of the chronology, in words. */
import type { TimelineWords } from './chronology-words.ts';

type Dated = {
  readonly from: number;
  readonly to: number;
  readonly openStart: boolean;
  readonly uncertain: boolean;
};

/** “1623”, “1620–1621”, “about 1701”, “until 1600”. */
export function yearsOf({ from, to, openStart, uncertain }: Dated, words: TimelineWords): string {
  if (openStart) return `${words.until} ${to}`;
  const years = from === to ? String(from) : `${from}–${to}`;
  return uncertain ? `${words.about} ${years}` : years;
}

/** An entry as a link is read out: years, what happened, on what kind of evidence. */
export const spokenEntry = (
  entry: Dated & { readonly kind: keyof TimelineWords['kindOf'] },
  label: string,
  words: TimelineWords,
): string => [yearsOf(entry, words), label, words.kindOf[entry.kind]].join(', ');
