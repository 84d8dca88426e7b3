import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Unit tests run in plain Node; what needs a browser is under `tests/site` and belongs to Playwright. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  plugins: [svelte({ configFile: false })],
  test: {
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/site/**'],
    benchmark: { include: ['tests/**/*.bench.ts'] },
    typecheck: {
      enabled: true,
      include: ['tests/**/*.test-d.ts'],
      tsconfig: 'tests/types/tsconfig.json',
    },
  },
});
