/** Lays the licence of the type beside the type, as that licence asks. */
import { copyFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

export function fontLicence(): AstroIntegration {
  return {
    name: 'font-licence',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await copyFile(
          new URL('../fonts/OFL.txt', import.meta.url),
          new URL('assets/OFL.txt', dir),
        );
      },
    },
  };
}
