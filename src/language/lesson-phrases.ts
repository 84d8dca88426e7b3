/** The words around lesson plans in each language. */
import { lessonWords as lessonWordsEn } from './en/lesson-words.ts';
import type { LessonWords } from './lesson-words.ts';
import type { InEachLanguage, Locale } from './locale.ts';
import { lessonWords as lessonWordsYo } from './yo/lesson-words.ts';

const LESSON_WORDS: InEachLanguage<LessonWords> = { en: lessonWordsEn, yo: lessonWordsYo };

/** The words around lesson plans, in a language. */
export const lessonWordsOf = (locale: Locale): LessonWords => LESSON_WORDS[locale];
