import { build } from 'astro';

/** Builds the book into a folder of its own, beside `dist`. */
export async function buildInto(folder: string, base: string): Promise<void> {
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  process.env['BASE_PATH'] = base;
  console.log(`Building the book into ${folder}, to be served under ${base}`);
  await build({ outDir: folder, force: true, logLevel: 'warn' });
}
