/** Days in words. Browsers know no Yorùbá months, so they are written here, by their numbers. */
import type { Locale } from './locale.ts';

const MONTHS: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  yo: [
    'kìíní',
    'kejì',
    'kẹta',
    'kẹrin',
    'karùn-ún',
    'kẹfà',
    'keje',
    'kẹjọ',
    'kẹsàn-án',
    'kẹwàá',
    'kọkànlá',
    'kejìlá',
  ],
};

/** A day as a sentence says it. @param day as 2026-11-30 */
export function dayIn(locale: Locale, day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const name = MONTHS[locale][month - 1];
  if (name === undefined || date < 1 || date > 31) throw new RangeError(`"${day}" is no day.`);
  return locale === 'yo' ? `ọjọ́ ${date} oṣù ${name} ọdún ${year}` : `${date} ${name} ${year}`;
}
