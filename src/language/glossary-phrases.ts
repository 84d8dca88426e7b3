/** The words of the glossary in each language. */
import { glossaryWords as glossaryWordsEn } from './en/glossary-words.ts';
import type { GlossaryWords } from './glossary-words.ts';
import type { InEachLanguage, Locale } from './locale.ts';
import { glossaryWords as glossaryWordsYo } from './yo/glossary-words.ts';

const GLOSSARY_WORDS: InEachLanguage<GlossaryWords> = { en: glossaryWordsEn, yo: glossaryWordsYo };

/** The words around the glossary, in a language. */
export const glossaryWordsOf = (locale: Locale): GlossaryWords => GLOSSARY_WORDS[locale];
