/** The words of the figures of landings, in each language. */
import { landingWords as landingWordsEn } from './en/landing-words.ts';
import type { LandingWords } from './landing-words.ts';
import type { InEachLanguage, Locale } from './locale.ts';
import { landingWords as landingWordsYo } from './yo/landing-words.ts';

const LANDING_WORDS: InEachLanguage<LandingWords> = { en: landingWordsEn, yo: landingWordsYo };

/** The words of the figures of landings, in a language. */
export const landingWordsOf = (locale: Locale): LandingWords => LANDING_WORDS[locale];
