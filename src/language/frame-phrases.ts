/** The words of the frame in each language. */
import { frameWords as frameWordsEn } from './en/frame-words.ts';
import type { FrameWords } from './frame-words.ts';
import type { InEachLanguage, Locale } from './locale.ts';
import { frameWords as frameWordsYo } from './yo/frame-words.ts';

const FRAME_WORDS: InEachLanguage<FrameWords> = { en: frameWordsEn, yo: frameWordsYo };

/** The words of the frame, in a language. */
export const frameWordsOf = (locale: Locale): FrameWords => FRAME_WORDS[locale];
