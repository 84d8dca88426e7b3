/** Writes the coasts and borders the book draws. Run with `npm run atlas`. */
import { writeFile } from 'node:fs/promises';
import { atlasFile } from './atlas.ts';

await writeFile('content/atlas.json', atlasFile());
