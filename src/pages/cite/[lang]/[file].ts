/** Citations of the book itself, to take away: `cite/en/rules.bib`, `.ris`, `.json`. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { allCitationFiles, type Format, FORMATS } from '../../../edition/citation-files.ts';
import type { CslItem } from '../../../edition/csl.ts';

const site = new URL(import.meta.env.SITE);

export const getStaticPaths = (async () =>
  (await allCitationFiles(site)).map(({ locale, name, format, item }) => ({
    params: { lang: locale, file: `${name}.${format}` },
    props: { item, format },
  }))) satisfies GetStaticPaths;

type Props = { item: CslItem; format: Format };

export const GET: APIRoute<Props> = ({ props: { item, format } }) =>
  new Response(FORMATS[format].write([item]), {
    headers: { 'content-type': FORMATS[format].type },
  });
