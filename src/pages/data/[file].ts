/** The data of the figures as files: `data/names.csv`, `data/names.json`. */
import type { APIRoute } from 'astro';
import { csvFormat } from 'd3';
import { DOWNLOADS, type Download } from '../../edition/downloads.ts';

export const getStaticPaths = () =>
  DOWNLOADS.flatMap((download) =>
    (['csv', 'json'] as const).map((kind) => ({
      params: { file: `${download.name}.${kind}` },
      props: { download, kind },
    })),
  );

type Props = { download: Download; kind: 'csv' | 'json' };

export const GET: APIRoute<Props> = async ({ props: { download, kind } }) => {
  const rows = await download.rows();
  return kind === 'csv'
    ? new Response(`${csvFormat([...rows])}\n`, { headers: { 'content-type': 'text/csv' } })
    : new Response(`${JSON.stringify(rows, null, 1)}\n`, {
        headers: { 'content-type': 'application/json' },
      });
};
