/** The whole bibliography, to take away: `data/bibliography.bib`, `.ris`, `.json`. */
import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { FORMAT_NAMES, type Format, FORMATS } from '../../edition/citation-files.ts';
import { cslOf } from '../../edition/csl.ts';

export const getStaticPaths = () => FORMAT_NAMES.map((kind) => ({ params: { kind } }));

export const GET: APIRoute<Record<string, never>, { kind: Format }> = async ({
  params: { kind },
}) => {
  const sources = await getCollection('sources');
  return new Response(FORMATS[kind].write(sources.map(({ data }) => cslOf(data))), {
    headers: { 'content-type': FORMATS[kind].type },
  });
};
