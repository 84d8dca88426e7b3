/** The words of the pages themselves, apart from the boards' so that no reader downloads them twice. */
import { site as siteEn } from './en/site.ts';
import type { InEachLanguage, Locale } from './locale.ts';
import type { Site } from './site.ts';
import { site as siteYo } from './yo/site.ts';

const SITE: InEachLanguage<Site> = { en: siteEn, yo: siteYo };

/** The page phrases of a language. */
export const sitePhrases = (locale: Locale): Site => SITE[locale];
