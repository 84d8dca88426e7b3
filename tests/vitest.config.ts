import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Unit tests run in plain Node; what needs a browser is under `tests/site` and belongs to Playwright. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  plugins: [svelte({ configFile: false })],
  test: {
    environment: 'node',
    // A machine that is busy with other things is slow, and nothing is wrong.
    testTimeout: 60_000,
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
