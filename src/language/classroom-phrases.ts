/** The words of the page for teachers in each language. */
import type { ClassroomWords } from './classroom-words.ts';
import { classroomWords as classroomWordsEn } from './en/classroom-words.ts';
import type { InEachLanguage, Locale } from './locale.ts';
import { classroomWords as classroomWordsYo } from './yo/classroom-words.ts';

const CLASSROOM_WORDS: InEachLanguage<ClassroomWords> = {
  en: classroomWordsEn,
  yo: classroomWordsYo,
};

/** The words of the page for teachers, in a language. */
export const classroomWordsOf = (locale: Locale): ClassroomWords => CLASSROOM_WORDS[locale];
