import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, test } from 'vitest';
import { packed } from '../../src/publish/pack-epub.ts';

const FILES = [
  ['mimetype', 'application/epub+zip'],
  ['EPUB/a.xhtml', '<p>Ayò</p>'.repeat(50)],
] as const;
const ZONE = process.env['TZ'];

afterEach(() => {
  if (ZONE === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ZONE;
});

test('the kind of file stands first and open, where every system looks for it', () => {
  expect(strFromU8(packed(FILES).subarray(30, 58))).toBe('mimetypeapplication/epub+zip');
});

test('what is packed comes out again', () => {
  expect(strFromU8(unzipSync(packed(FILES))['EPUB/a.xhtml'] ?? new Uint8Array())).toBe(FILES[1][1]);
});

test('the same files are the same bytes in every time zone', () => {
  const packs = ['Africa/Lagos', 'Pacific/Auckland', 'America/Lima'].map((zone) => {
    process.env['TZ'] = zone;
    return strFromU8(packed(FILES), true);
  });
  expect(new Set(packs).size).toBe(1);
});
