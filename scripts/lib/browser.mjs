import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Refusal } from './project.mjs';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** Path of the browser for the tests; installs Debian's chromium where there is none. */
export function ensureBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Refusal(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
  }
  if (existsSync(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  process.stdout.write('Installing chromium ...\n');
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    const [command, ...rest] = [...asRoot, ...args];
    spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
  }
  if (existsSync(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM;
  throw new Refusal(
    'The browser tests need chromium: install it (apt-get install chromium) or set CHROMIUM_PATH to a browser.',
  );
}
