/** The words for comparing rule books in each language: only the page that compares needs them. */
import type { Comparing } from './comparing.ts';
import { comparing as comparingEn } from './en/comparing.ts';
import type { InEachLanguage, Locale } from './locale.ts';
import { comparing as comparingYo } from './yo/comparing.ts';

const COMPARING: InEachLanguage<Comparing> = { en: comparingEn, yo: comparingYo };

/** The comparing words of a language. */
export const comparingOf = (locale: Locale): Comparing => COMPARING[locale];
