/** Looks for epubcheck, the checker of EPUBs, and for the Java it runs on. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where packages of systems put it. A jar of one's own is named in `EPUBCHECK`. */
const USUAL_PLACES = [
  '/usr/share/java/epubcheck.jar',
  '/opt/homebrew/opt/epubcheck/libexec/epubcheck.jar',
  '/usr/local/opt/epubcheck/libexec/epubcheck.jar',
];

export type Checker = { readonly java: string; readonly jar: string };

export type Surroundings = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly exists: (path: string) => boolean;
  readonly runs: (command: string) => boolean;
};

const here: Surroundings = {
  env: process.env,
  exists: existsSync,
  runs: (command) => spawnSync(command, ['-version'], { stdio: 'ignore' }).status === 0,
};

/** The checker, or nothing. A path in `EPUBCHECK` is taken at its word, or refused. */
export function findEpubcheck({ env, exists, runs }: Surroundings = here): Checker | undefined {
  const named = env['EPUBCHECK'];
  if (named && !exists(named)) throw new Error(`EPUBCHECK names ${named}, which is not there.`);
  const jar = named ?? USUAL_PLACES.find(exists);
  const java = env['JAVA_HOME'] ? `${env['JAVA_HOME']}/bin/java` : 'java';
  return jar && runs(java) ? { java, jar } : undefined;
}
