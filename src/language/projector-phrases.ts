/** The words of the projector in each language. */
import { projectorWords as projectorWordsEn } from './en/projector-words.ts';
import type { InEachLanguage, Locale } from './locale.ts';
import type { ProjectorWords } from './projector-words.ts';
import { projectorWords as projectorWordsYo } from './yo/projector-words.ts';

const PROJECTOR_WORDS: InEachLanguage<ProjectorWords> = {
  en: projectorWordsEn,
  yo: projectorWordsYo,
};

/** The words of the projector, in a language. */
export const projectorWordsOf = (locale: Locale): ProjectorWords => PROJECTOR_WORDS[locale];
