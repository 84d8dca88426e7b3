import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../src/publish/find-browser.ts';
import type { Built } from './site/support/book.ts';

const browser = findBrowser();
if (!browser) throw new Error('No browser found: run node tests/browser/ensure-browser.ts first.');

const ROOT: Built = { folder: 'dist', base: '/', port: 4801 };
const FOLDER: Built = { folder: '.build/folder', base: '/a/b/', port: 4802 };

/**
 * These tell how quick a step is, or see the frames a browser draws: while they run, nothing else does.
 * `npm run test:site` runs them first.
 */
const ALONE = /stepper\/(?:haste|comfort)\.spec\.ts|pages\/(?:steady|endings)\.spec\.ts/;

/**
 * Left out of the browser: what Playwright leaves out (a list of our own takes the place of its list), and
 * two pages for the address bar that the browser would prepare for every test. No reader's page meets them.
 */
const WITHOUT = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'AimEnabled',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

const addressOf = ({ base, port }: Built): string => `http://127.0.0.1:${port}${base}`;

/** The built book, read in a real browser: at the root of a host, and as a guest in a folder of another. */
export default defineConfig<object, { built: Built }>({
  testDir: 'site',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: Math.min(4, availableParallelism()),
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 8_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 10_000,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    launchOptions: {
      executablePath: browser,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-default-apps',
        '--disable-sync',
        `--disable-features=${WITHOUT.join(',')}`,
        '--no-first-run',
      ],
    },
  },
  projects: [
    {
      name: 'alone',
      testMatch: ALONE,
      workers: 1,
      use: { built: ROOT, baseURL: addressOf(ROOT) },
    },
    { name: 'root', testIgnore: ALONE, use: { built: ROOT, baseURL: addressOf(ROOT) } },
    { name: 'folder', grep: /@folder/, use: { built: FOLDER, baseURL: addressOf(FOLDER) } },
  ],
  webServer: [ROOT, FOLDER].map((built) => ({
    command: `node tests/site/support/serve.ts ${built.folder} ${built.base} ${built.port}`,
    cwd: '..',
    url: `${addressOf(built)}404.html`,
    reuseExistingServer: false,
  })),
});
