/**
 * The words a page needs: its own language where it is read, every language where pages are made.
 * So no reader downloads the phrases of a language the page does not speak.
 */
import { type InEachLanguage, LOCALES, type Locale } from './locale.ts';

/** The language of the page in a browser; none where pages are made. */
const read = globalThis.document?.documentElement.lang;

/**
 * Fetches the words of the languages that are spoken here.
 * @param fetchers how the words of each language are fetched
 * @returns the words of a language; it throws for one that is not spoken here
 */
export async function spoken<T>(
  fetchers: InEachLanguage<() => Promise<T>>,
): Promise<(locale: Locale) => T> {
  const here = LOCALES.filter((locale) => read === undefined || read === locale);
  const words = new Map(
    await Promise.all(here.map(async (locale) => [locale, await fetchers[locale]()] as const)),
  );
  return (locale) => {
    const found = words.get(locale);
    if (found === undefined)
      throw new Error(
        `This page speaks ${here.join(', ') || 'no language of the book'}, not ${locale}.`,
      );
    return found;
  };
}
