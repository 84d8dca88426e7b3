/**
 * Yorùbá number words from nought to a hundred. The system counts in twenties and takes away:
 * one to four are added to a ten (*lé*), five to nine are taken from the next (*dín*), and the odd
 * tens are ten short of a score. Forms of the dossier: 12, 24, 25, 36, 38, 48; the others follow the
 * same pattern and are drafts, as all Yorùbá of this edition.
 */

/** `counting` names the number itself (ẹ̀ta, three); `quantity` stands with a thing (mẹ́ta). */
export type NumberForm = 'counting' | 'quantity';

/** How a number is said: a word of its own, or a unit more or less than a ten. */
export type NumberBuild =
  | { readonly tag: 'plain' }
  | { readonly tag: 'more'; readonly unit: number; readonly than: number }
  | { readonly tag: 'less'; readonly unit: number; readonly than: number };

type Forms = Readonly<Record<NumberForm, string>>;

const UNITS: readonly Forms[] = [
  { counting: 'òdo', quantity: 'òdo' },
  { counting: 'ọ̀kan', quantity: 'kan' },
  { counting: 'èjì', quantity: 'méjì' },
  { counting: 'ẹ̀ta', quantity: 'mẹ́ta' },
  { counting: 'ẹ̀rin', quantity: 'mẹ́rin' },
  { counting: 'àrún', quantity: 'márùn-ún' },
  { counting: 'ẹ̀fà', quantity: 'mẹ́fà' },
  { counting: 'èje', quantity: 'méje' },
  { counting: 'ẹ̀jọ', quantity: 'mẹ́jọ' },
  { counting: 'ẹ̀sán', quantity: 'mẹ́sàn-án' },
  { counting: 'ẹ̀wá', quantity: 'mẹ́wàá' },
];

/** Units as they stand before *lá*, *lé* and *dín*: the tone changes there. */
const JOINED: readonly Forms[] = [
  { counting: '', quantity: '' },
  { counting: 'ọ̀kàn', quantity: 'mọ́kàn' },
  { counting: 'èjì', quantity: 'méjì' },
  { counting: 'ẹ̀tà', quantity: 'mẹ́tà' },
  { counting: 'ẹ̀rìn', quantity: 'mẹ́rìn' },
  { counting: 'àrùn', quantity: 'márùn' },
];

/** The tens; in both forms the same. After *ní* the first sound changes: `joined`. */
const TENS: ReadonlyMap<number, { readonly text: string; readonly joined: string }> = new Map([
  [20, { text: 'ogún', joined: 'lógún' }],
  [30, { text: 'ọgbọ̀n', joined: 'lọ́gbọ̀n' }],
  [40, { text: 'ogójì', joined: 'lógójì' }],
  [50, { text: 'àádọ́ta', joined: 'láàádọ́ta' }],
  [60, { text: 'ọgọ́ta', joined: 'lọ́gọ́ta' }],
  [70, { text: 'àádọ́rin', joined: 'láàádọ́rin' }],
  [80, { text: 'ọgọ́rin', joined: 'lọ́gọ́rin' }],
  [90, { text: 'àádọ́rùn-ún', joined: 'láàádọ́rùn-ún' }],
  [100, { text: 'ọgọ́rùn-ún', joined: 'lọ́gọ́rùn-ún' }],
]);

/** Five less than twenty and than thirty have a short word of their own. */
const SHORT: ReadonlyMap<number, Forms> = new Map([
  [15, { counting: 'ẹ̀ẹ́dógún', quantity: 'mẹ́ẹ̀ẹ́dógún' }],
  [25, { counting: 'ẹ̀ẹ́dọ́gbọ̀n', quantity: 'mẹ́ẹ̀ẹ́dọ́gbọ̀n' }],
]);

/** The largest number this file can say. */
export const LARGEST_NUMBER_WORD = 100;

/** How a whole number from 0 to 100 is put together. @throws RangeError outside of it */
export function numberBuild(n: number): NumberBuild {
  if (!Number.isInteger(n) || n < 0 || n > LARGEST_NUMBER_WORD)
    throw new RangeError(`${n}: number words go from 0 to ${LARGEST_NUMBER_WORD}, whole.`);
  const unit = n % 10;
  if (n <= 10 || unit === 0) return { tag: 'plain' };
  return unit < 5
    ? { tag: 'more', unit, than: n - unit }
    : { tag: 'less', unit: 10 - unit, than: n - unit + 10 };
}

/** A whole number from 0 to 100 in words. @throws RangeError outside of it */
export function numberWord(n: number, form: NumberForm): string {
  const build = numberBuild(n);
  const short = SHORT.get(n);
  if (short !== undefined) return short[form];
  if (build.tag === 'plain') return UNITS[n]?.[form] ?? TENS.get(n)?.text ?? '';
  const unit = JOINED[build.unit]?.[form] ?? '';
  if (build.than === 10) return `${unit}lá`;
  const ten = TENS.get(build.than)?.joined ?? '';
  return build.tag === 'more' ? `${unit}lé${ten}` : `${unit}dín${ten}`;
}
