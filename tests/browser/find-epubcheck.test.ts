import { expect, test } from 'vitest';
import { findEpubcheck, type Surroundings } from './find-epubcheck.ts';

const nothing: Surroundings = { env: {}, exists: () => false, runs: () => false };
const DEBIAN = '/usr/share/java/epubcheck.jar';

test('the checker of the system is found where systems put it', () => {
  const debian = { ...nothing, exists: (path: string) => path === DEBIAN, runs: () => true };
  expect(findEpubcheck(debian)).toEqual({ java: 'java', jar: DEBIAN });
});

test('a checker without a Java to run it is none', () => {
  expect(findEpubcheck({ ...nothing, exists: () => true })).toBeUndefined();
});

test('a path that is named is taken at its word or refused, never passed over', () => {
  const own = { ...nothing, env: { EPUBCHECK: '/own/epubcheck.jar', JAVA_HOME: '/own' } };
  expect(findEpubcheck({ ...own, exists: () => true, runs: () => true })).toEqual({
    java: '/own/bin/java',
    jar: '/own/epubcheck.jar',
  });
  expect(() => findEpubcheck({ ...own, runs: () => true })).toThrow(/EPUBCHECK/);
});
