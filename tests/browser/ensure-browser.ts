/** Finds a browser for the tests, or installs one, and says which it did. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../../src/publish/find-browser.ts';

function run(command: string, args: readonly string[]): boolean {
  console.log(`  ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}

function installByApt(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('No browser found; installing chromium from the system’s packages.');
  return (
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']) &&
    findBrowser() !== undefined
  );
}

function installByPlaywright(): boolean {
  console.log(
    'No browser found; fetching one with Playwright (its system libraries must be there).',
  );
  const cli = fileURLToPath(
    new URL('cli.js', import.meta.resolve('@playwright/test/package.json')),
  );
  return run(process.execPath, [cli, 'install', 'chromium']);
}

if (!findBrowser() && !installByApt()) installByPlaywright();
const browser = findBrowser();
if (!browser) {
  console.error(
    'There is no browser for the tests. Install Chromium, or name one in CHROMIUM_PATH.',
  );
  process.exit(1);
}
console.log(`Tests use the browser at ${browser}`);
