/** The words of the sheets in each language. */
import { sheetWords as sheetWordsEn } from './en/sheet-words.ts';
import type { InEachLanguage, Locale } from './locale.ts';
import type { SheetWords } from './sheet-words.ts';
import { sheetWords as sheetWordsYo } from './yo/sheet-words.ts';

const SHEET_WORDS: InEachLanguage<SheetWords> = { en: sheetWordsEn, yo: sheetWordsYo };

/** The words of the sheets, in a language. */
export const sheetWordsOf = (locale: Locale): SheetWords => SHEET_WORDS[locale];
