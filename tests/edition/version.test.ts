import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VERSION } from '../../src/edition/version.ts';

test('the book and its package are of one version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(VERSION.number).toBe(version);
});

test('the day of the version is a day', () => {
  expect(new Date(VERSION.date).toISOString().slice(0, 10)).toBe(VERSION.date);
});
