/** The words of the search in each language. */
import { searchWords as searchWordsEn } from './en/search-words.ts';
import type { InEachLanguage, Locale } from './locale.ts';
import type { SearchWords } from './search-words.ts';
import { searchWords as searchWordsYo } from './yo/search-words.ts';

const SEARCH_WORDS: InEachLanguage<SearchWords> = { en: searchWordsEn, yo: searchWordsYo };

/** The words of the search, in a language. */
export const searchWordsOf = (locale: Locale): SearchWords => SEARCH_WORDS[locale];
