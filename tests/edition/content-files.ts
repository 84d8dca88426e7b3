/** The content files as they lie in the folder, read without Astro. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { exampleSchema, type ExampleFile } from '../../src/edition/shapes/example.ts';
import type { Locale } from '../../src/language/locale.ts';

const EXAMPLES = 'content/examples';

/** The ids of all worked examples. */
export const exampleIds = (): readonly string[] =>
  readdirSync(EXAMPLES)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => basename(file, '.yaml'));

/** A worked example's file, its shape checked. */
export const exampleFile = (id: string): ExampleFile =>
  exampleSchema.parse(parse(readFileSync(`${EXAMPLES}/${id}.yaml`, 'utf8')));

/** The names of the chapters of a language. */
export const chapterNames = (locale: Locale): readonly string[] =>
  readdirSync(`content/chapters/${locale}`).sort();

/** A chapter's text with its front matter. */
export const chapterText = (locale: Locale, name: string): string =>
  readFileSync(`content/chapters/${locale}/${name}`, 'utf8');

/** A page's text with its front matter. */
export const pageText = (locale: Locale, name: string): string =>
  readFileSync(`content/pages/${locale}/${name}`, 'utf8');

/** A list kept as JSON. */
export const listed = <T>(name: string): readonly T[] =>
  JSON.parse(readFileSync(`content/${name}.json`, 'utf8')) as readonly T[];
