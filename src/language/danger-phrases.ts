/** The words of the figure of the counts in danger, in each language. */
import type { DangerWords } from './danger-words.ts';
import { dangerWords as dangerWordsEn } from './en/danger-words.ts';
import type { InEachLanguage, Locale } from './locale.ts';
import { dangerWords as dangerWordsYo } from './yo/danger-words.ts';

const DANGER_WORDS: InEachLanguage<DangerWords> = { en: dangerWordsEn, yo: dangerWordsYo };

/** The words of the figure of the counts in danger, in a language. */
export const dangerWordsOf = (locale: Locale): DangerWords => DANGER_WORDS[locale];
