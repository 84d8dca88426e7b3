/** Tables of endings as files, `endings/ayo/12.bin`, and their sizes, `endings/sizes.json`. */
import type { APIRoute } from 'astro';
import { endingFiles } from '../../edition/ending-files.ts';

export const getStaticPaths = async () => {
  const files = await endingFiles();
  const sizes = JSON.stringify(files.sizes);
  return [
    ...files.files.map(({ name, bytes }) => ({ params: { file: name }, props: { bytes } })),
    { params: { file: 'sizes.json' }, props: { bytes: new TextEncoder().encode(sizes) } },
  ];
};

type Props = { bytes: Uint8Array<ArrayBuffer> };

export const GET: APIRoute<Props> = ({ props: { bytes }, params: { file = '' } }) =>
  new Response(bytes, {
    headers: {
      'content-type': file.endsWith('.json') ? 'application/json' : 'application/octet-stream',
    },
  });
