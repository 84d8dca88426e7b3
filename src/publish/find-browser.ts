/** Looks for a Chromium that can be driven: named by the reader, installed in the system, or fetched by Playwright. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const USUAL_PLACES = [
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

export type Surroundings = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly canRun: (path: string) => boolean;
  /** Where Playwright would keep a browser of its own. */
  readonly fetched: string;
};

const here: Surroundings = {
  env: process.env,
  canRun(path) {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  },
  fetched: chromium.executablePath(),
};

/** The browser to use, or nothing. A path in `CHROMIUM_PATH` is taken at its word, or refused. */
export function findBrowser({ env, canRun, fetched }: Surroundings = here): string | undefined {
  const named = env['CHROMIUM_PATH'];
  if (named) {
    if (canRun(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run.`);
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const candidates = [
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...USUAL_PLACES,
    fetched,
  ];
  return candidates.find(canRun);
}
