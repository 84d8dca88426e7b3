/** The languages of the book, in the order the switch shows them. */
export const LOCALES = ['en', 'yo'] as const;
export type Locale = (typeof LOCALES)[number];

/** One text in every language of the book. */
export type InEachLanguage<T = string> = { readonly [L in Locale]: T };

/** A language's own name for itself. */
export const LANGUAGE_NAMES: InEachLanguage = { en: 'English', yo: 'Èdè Yorùbá' };

/** Whether a word from an address or a file names a language of the book. */
export const isLocale = (word: string | undefined): word is Locale =>
  LOCALES.some((locale) => locale === word);
