import { delimiter } from 'node:path';
import { expect, test } from 'vitest';
import { findBrowser } from '../../src/publish/find-browser.ts';

const fetched = '/fetched/chrome';
const machine = (env: Record<string, string>, ...installed: string[]) => ({
  env,
  canRun: (path: string) => installed.includes(path),
  fetched,
});

test('a browser named by the reader comes first', () => {
  const env = { CHROMIUM_PATH: '/mine/chrome', PATH: '/usr/bin' };
  expect(findBrowser(machine(env, '/mine/chrome', '/usr/bin/chromium'))).toBe('/mine/chrome');
});

test('a wrong name is said, not passed over', () => {
  const env = { CHROMIUM_PATH: '/gone/chrome', PATH: '/usr/bin' };
  expect(() => findBrowser(machine(env, '/usr/bin/chromium'))).toThrow('/gone/chrome');
});

test('then what the system has, then what Playwright fetched', () => {
  const env = { PATH: ['/opt/bin', '/usr/bin'].join(delimiter) };
  expect(findBrowser(machine(env, '/usr/bin/google-chrome', fetched))).toBe(
    '/usr/bin/google-chrome',
  );
  expect(findBrowser(machine(env, fetched))).toBe(fetched);
});

test('an empty machine has none', () => {
  expect(findBrowser(machine({}))).toBeUndefined();
});
