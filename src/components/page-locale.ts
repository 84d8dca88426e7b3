/** The language of the page being written, from its address. Pages outside both trees are English. */
import { isLocale, type Locale } from '../language/locale.ts';

export const pageLocale = (current: string | undefined): Locale =>
  isLocale(current) ? current : 'en';
