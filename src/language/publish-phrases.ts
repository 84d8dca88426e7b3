/** The words of the book on paper and in a reader, in each language. */
import { publishWords as publishWordsEn } from './en/publish-words.ts';
import type { InEachLanguage, Locale } from './locale.ts';
import type { PublishWords } from './publish-words.ts';
import { publishWords as publishWordsYo } from './yo/publish-words.ts';

const PUBLISH_WORDS: InEachLanguage<PublishWords> = { en: publishWordsEn, yo: publishWordsYo };

/** The words of the book on paper and in a reader, in a language. */
export const publishWordsOf = (locale: Locale): PublishWords => PUBLISH_WORDS[locale];
