/** The dated entries of the history, in order, and as rows to take away. */
import { getCollection } from 'astro:content';
import type { Row } from './data-row.ts';
import type { ChronologyEntry } from './shapes/chronology.ts';

/** Every entry, by the year it begins with. Throws where one ends before it begins. */
export async function chronology(): Promise<readonly ChronologyEntry[]> {
  const entries = (await getCollection('chronology')).map(({ data }) => data);
  for (const { id, from, to } of entries)
    if (to < from) throw new Error(`content/chronology.json: ${id} ends before it begins.`);
  return entries.sort((a, b) => a.from - b.from || a.to - b.to);
}

/** The rows of `data/chronology.csv`. */
export async function chronologyRows(): Promise<readonly Row[]> {
  return (await chronology()).map((entry) => ({
    id: entry.id,
    from: entry.from,
    to: entry.to,
    years_are_approximate: entry.uncertain ? 'yes' : 'no',
    kind: entry.kind,
    how_sure: entry.sure,
    sources: entry.sources.join(' '),
    disagreements: entry.disputes.join(' '),
    label_en: entry.label.en,
    label_yo: entry.label.yo,
    text_en: entry.text.en,
    text_yo: entry.text.yo,
  }));
}
