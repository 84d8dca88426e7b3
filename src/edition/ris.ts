/** A citation in RIS, the plain format every citation manager reads. */
import type { CslItem } from './csl.ts';
import type { SourceType } from './shapes/source.ts';

/** What RIS calls each type. */
const TYPES: Readonly<Record<SourceType, string>> = {
  article: 'GEN',
  'article-journal': 'JOUR',
  'article-magazine': 'MGZN',
  book: 'BOOK',
  chapter: 'CHAP',
  dataset: 'DATA',
  document: 'GEN',
  report: 'RPRT',
  software: 'COMP',
  thesis: 'THES',
  webpage: 'ELEC',
};

/** One record, line by line, with its end. Lines end as the format asks, in CR LF. */
export function risOf(item: CslItem): string {
  const [first, last] = (item.page ?? '').split('–');
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['TY', TYPES[item.type]],
    ['ID', item.id],
    ...(item.author ?? []).map((name) => ['AU', nameOf(name)] as const),
    ...(item.editor ?? []).map((name) => ['ED', nameOf(name)] as const),
    ['TI', item.title],
    ['T2', item['container-title']],
    ['PY', item.issued?.['date-parts'][0]?.[0]?.toString()],
    ['DA', dateOf(item)],
    ['VL', item.volume],
    ['IS', item.issue],
    ['SP', first],
    ['EP', last],
    ['ET', [item.edition, item.version].filter(Boolean).join(', ')],
    ['PB', item.publisher],
    ['CY', item['publisher-place']],
    ['LA', item.language],
    ['DO', item.DOI],
    ['UR', item.URL],
    ['N1', item.note],
  ];
  const lines = fields.flatMap(([tag, value]) =>
    value === undefined || value === '' ? [] : [`${tag}  - ${value}`],
  );
  return [...lines, 'ER  - ', ''].join('\r\n');
}

const nameOf = ({ family, given }: { family: string; given?: string | undefined }): string =>
  given === undefined ? family : `${family}, ${given}`;

/** `2026/11/30/`, with what is not known left empty; undefined when only the year is known. */
function dateOf({ issued }: CslItem): string | undefined {
  const [year, month, day] = issued?.['date-parts'][0] ?? [];
  if (year === undefined || month === undefined) return undefined;
  const two = (value: number | undefined): string => (value ?? '').toString().padStart(2, '0');
  return `${year}/${two(month)}/${day === undefined ? '' : two(day)}/`;
}
