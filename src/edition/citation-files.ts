/** The citations that can be taken away as files: of the book, of each page and of each example. */
import { exampleOf } from './examples.ts';
import { chaptersIn } from './chapters.ts';
import { bookItem, exampleItem, nameOf, type Page, pageItem } from './citable.ts';
import { bibtexOf } from './bibtex.ts';
import { type CslItem, cslJson } from './csl.ts';
import { lessons } from './lessons.ts';
import { readingOrder } from './reading-order.ts';
import { risOf } from './ris.ts';
import { ruleBooks } from './rulesets.ts';
import { examplesIn } from './text-parts.ts';
import { LOCALES, type Locale } from '../language/locale.ts';

/** The formats by the ending of their files. */
export const FORMATS = {
  bib: { name: 'BibTeX', type: 'application/x-bibtex', write: bibtexOf },
  ris: {
    name: 'RIS',
    type: 'application/x-research-info-systems',
    write: (items: readonly CslItem[]) => items.map(risOf).join(''),
  },
  json: { name: 'CSL-JSON', type: 'application/vnd.citationstyles.csl+json', write: cslJson },
} as const;
export type Format = keyof typeof FORMATS;
export const FORMAT_NAMES = Object.keys(FORMATS) as readonly Format[];

export type CitationFile = { readonly name: string; readonly item: CslItem };

/** Every citation of a language, by the name of its file without ending. */
async function citationFiles(
  locale: Locale,
  site: URL | undefined,
): Promise<readonly CitationFile[]> {
  const chapters = await chaptersIn(locale);
  const pages: readonly Page[] = [
    ...(await readingOrder(locale)).map(({ slug, title }) => ({ locale, path: `${slug}/`, title })),
    ...(await ruleBooks()).map(({ ruleset, file }) => ({
      locale,
      path: `rule-books/${ruleset.id}/`,
      title: `${file.name[locale].text}: ${file.name[locale].custom}`,
    })),
    ...(await lessons(locale)).map(({ slug, entry }) => ({
      locale,
      path: `lessons/${slug}/`,
      title: entry.data.title,
    })),
  ];
  const examples = await Promise.all(
    chapters.flatMap(({ slug, entry }) =>
      examplesIn(entry.body ?? '').map(async (id) => {
        const { file } = await exampleOf(id);
        const page = { locale, path: `${slug}/`, title: entry.data.title };
        return {
          name: exampleFileName(page, id),
          item: exampleItem(page, { id, title: file.title[locale] }, site),
        };
      }),
    ),
  );
  return [
    { name: nameOf(''), item: bookItem(locale, site) },
    ...pages.map((page) => ({ name: nameOf(page.path), item: pageItem(page, site) })),
    ...examples,
  ];
}

/** How the files of an example’s citation are called. */
export const exampleFileName = ({ path }: Pick<Page, 'path'>, example: string): string =>
  `${nameOf(path)}.${example}`;

/** Where a file is served, below the folder of the site. */
export const citationAddress = (locale: Locale, name: string, format: Format): string =>
  `cite/${locale}/${name}.${format}`;

/** Every citation in every language, in every format. */
export async function allCitationFiles(site: URL | undefined) {
  const files = await Promise.all(
    LOCALES.map(async (locale) =>
      (await citationFiles(locale, site)).map((file) => ({ locale, ...file })),
    ),
  );
  return files.flat().flatMap((file) => FORMAT_NAMES.map((format) => ({ ...file, format })));
}
