/**
 * A static host as plain as they come, so that the book is tested as it will be served anywhere:
 * `node serve.ts <folder> <base path> <port>`. A folder without its slash is sent on to the one with it,
 * what is not there gets 404.html, nothing is rewritten.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.epub': 'application/epub+zip',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const [folder = 'dist', base = '/', port = '4801'] = process.argv.slice(2);

const kindOf = async (path: string): Promise<'file' | 'folder' | 'nothing'> => {
  try {
    return (await stat(path)).isDirectory() ? 'folder' : 'file';
  } catch {
    return 'nothing';
  }
};

const server = createServer(async (request, response) => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://host');
  const send = (status: number, file: string): void => {
    response.writeHead(status, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-store',
    });
    createReadStream(file).pipe(response);
  };
  const missing = (): void => send(404, join(folder, '404.html'));

  if (!pathname.startsWith(base)) return missing();
  const path = join(folder, normalize(decodeURIComponent(pathname.slice(base.length))));
  const kind = await kindOf(path);
  if (kind === 'file') return send(200, path);
  if (kind === 'folder' && !pathname.endsWith('/')) {
    response.writeHead(301, { location: `${pathname}/${search}` });
    response.end();
    return;
  }
  const index = join(path, 'index.html');
  return (await kindOf(index)) === 'file' ? send(200, index) : missing();
});

server.listen(Number(port), '127.0.0.1');
