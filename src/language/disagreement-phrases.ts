/** The words around disagreements in each language. */
import type { DisagreementWords } from './disagreement-words.ts';
import { disagreementWords as disagreementWordsEn } from './en/disagreement-words.ts';
import type { InEachLanguage, Locale } from './locale.ts';
import { disagreementWords as disagreementWordsYo } from './yo/disagreement-words.ts';

const DISAGREEMENT_WORDS: InEachLanguage<DisagreementWords> = {
  en: disagreementWordsEn,
  yo: disagreementWordsYo,
};

/** The words around disagreements, in a language. */
export const disagreementWordsOf = (locale: Locale): DisagreementWords =>
  DISAGREEMENT_WORDS[locale];
