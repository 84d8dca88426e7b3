/** The test function of the reading tests: every page is watched while it is read. */
import { expect, test as playwright, type Page } from '@playwright/test';

/** One built copy of the book and where it is served. */
export type Built = { readonly folder: string; readonly base: string; readonly port: number };

/** What must never happen on any page, whatever is done there. */
type Faults = string[];

function watch(page: Page, home: string, faults: Faults): void {
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // A page that is not in the book is asked for on purpose, and the browser notes the 404.
    if (/status of 404/.test(message.text()) && !/\.\w+$/.test(message.location().url)) return;
    faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    const ours = url.origin === home || ['data:', 'blob:', 'file:'].includes(url.protocol);
    if (!ours) faults.push(`request to another host: ${url.href}`);
  });
  page.on('response', (response) => {
    const kind = response.headers()['content-type'] ?? '';
    if (response.request().resourceType() === 'script' && kind.includes('html'))
      faults.push(`a script answered as a page: ${response.url()}`);
  });
}

export const test = playwright.extend<{ watched: Faults }, { built: Built }>({
  built: [
    { folder: 'dist', base: '/', port: 4801 },
    { option: true, scope: 'worker' },
  ],
  watched: [
    async ({ context, baseURL }, use) => {
      const faults: Faults = [];
      const home = new URL(baseURL ?? '').origin;
      context.on('page', (page) => watch(page, home, faults));
      await use(faults);
      expect(faults, 'nothing is refused, thrown or fetched elsewhere').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
