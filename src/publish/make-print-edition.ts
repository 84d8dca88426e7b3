/**
 * Writes the print edition of each language into `.build/print/<language>/index.html`, with all it
 * needs beside it. Run after a build: `node src/publish/make-print-edition.ts [folder of the site]`.
 */
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES } from '../language/locale.ts';
import { gather } from './gather.ts';
import { printEdition } from './print-edition.ts';
import { FONT_FILES, FONTS, PRINTED_AND_IMPORTED, STYLES } from './styles.ts';

const [site = 'dist'] = process.argv.slice(2);

for (const locale of LOCALES) {
  const folder = join('.build', 'print', locale);
  for (const name of ['styles', 'fonts']) await mkdir(join(folder, name), { recursive: true });
  for (const name of PRINTED_AND_IMPORTED)
    await copyFile(fileURLToPath(new URL(name, STYLES)), join(folder, 'styles', name));
  await copyFile(
    fileURLToPath(new URL('print-edition.css', import.meta.url)),
    join(folder, 'styles', 'print-edition.css'),
  );
  for (const name of FONT_FILES)
    await copyFile(fileURLToPath(new URL(name, FONTS)), join(folder, 'fonts', name));
  await writeFile(join(folder, 'index.html'), printEdition(await gather(site, locale)));
  console.log(`${folder}/index.html`);
}
