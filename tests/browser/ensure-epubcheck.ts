/** Finds epubcheck for the tests, or installs it, and says which it did. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findEpubcheck } from './find-epubcheck.ts';

function run(command: string, args: readonly string[]): boolean {
  console.log(`  ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

function installByApt(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('No epubcheck found; installing it, with Java, from the system’s packages.');
  if (run('apt-get', ['update', '-qq']))
    run('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'epubcheck',
      'default-jre-headless',
    ]);
}

if (!findEpubcheck()) installByApt();
const checker = findEpubcheck();
if (!checker) {
  console.error(
    [
      'There is no epubcheck to check the EPUBs with. It needs Java:',
      '  Debian, Ubuntu:  apt-get install epubcheck default-jre-headless',
      '  macOS:           brew install epubcheck',
      '  elsewhere:       take epubcheck from its releases, install Java, and name epubcheck.jar in EPUBCHECK',
    ].join('\n'),
  );
  process.exit(1);
}
console.log(`Tests use the checker of EPUBs at ${checker.jar}`);
