/** The words about sources and citing in each language. */
import { citationWords as citationWordsEn } from './en/citation-words.ts';
import type { CitationWords } from './citation-words.ts';
import type { InEachLanguage, Locale } from './locale.ts';
import { citationWords as citationWordsYo } from './yo/citation-words.ts';

const CITATION_WORDS: InEachLanguage<CitationWords> = { en: citationWordsEn, yo: citationWordsYo };

/** The words about sources and citing, in a language. */
export const citationWordsOf = (locale: Locale): CitationWords => CITATION_WORDS[locale];
