/** Writes the band of cloth as the file the style sheet refers to. Run with `npm run cloth`. */
import { writeFile } from 'node:fs/promises';
import { clothBand } from '../figures/cloth-band.ts';

await writeFile(new URL('cloth-band.svg', import.meta.url), clothBand());
