/** The words for files to take away, in each language. */
import { fileWords as fileWordsEn } from './en/file-words.ts';
import type { FileWords } from './file-words.ts';
import type { InEachLanguage, Locale } from './locale.ts';
import { fileWords as fileWordsYo } from './yo/file-words.ts';

const FILE_WORDS: InEachLanguage<FileWords> = { en: fileWordsEn, yo: fileWordsYo };

/** The words for files, in a language. */
export const fileWordsOf = (locale: Locale): FileWords => FILE_WORDS[locale];

/** How large a file is, in words: 107,882 bytes are “108 kB”, 2,540,000 are “2.5 MB”. */
export function sizeInWords(bytes: number, locale: Locale): string {
  const { kilobytes, megabytes } = FILE_WORDS[locale];
  return bytes < 999_500
    ? kilobytes({ amount: `${Math.max(1, Math.round(bytes / 1000))}` })
    : megabytes({ amount: (bytes / 1e6).toFixed(1) });
}
