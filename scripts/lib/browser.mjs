import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Refusal } from './project.mjs';

/** The browsers of the tests: Debian's package, its program, and the setting that names another. */
const BROWSERS = {
  chromium: { program: '/usr/bin/chromium', setting: 'CHROMIUM_PATH' },
  'firefox-esr': { program: '/usr/bin/firefox-esr', setting: 'FIREFOX_PATH' },
  'webkit2gtk-driver': { program: '/usr/bin/WebKitWebDriver' },
  // WebKit needs a display.
  xvfb: { program: '/usr/bin/Xvfb' },
};

/** Path of the Chromium for tests and measurements; installed where there is none. */
export function ensureBrowser() {
  ensure({ chromium: BROWSERS.chromium });
  return pathOf(BROWSERS.chromium);
}

/** Settings that name the browsers of all engines; those that are missing are installed. */
export function ensureEngines() {
  ensure(BROWSERS);
  return Object.fromEntries(
    Object.values(BROWSERS).flatMap((browser) =>
      browser.setting ? [[browser.setting, pathOf(browser)]] : [],
    ),
  );
}

/** Installs Debian's packages of the browsers that are missing. */
function ensure(browsers) {
  const missing = () =>
    Object.entries(browsers).flatMap(([name, browser]) =>
      existsSync(pathOf(browser)) ? [] : [name],
    );
  if (missing().length > 0) install(missing());
  if (missing().length === 0) return;
  const names = missing().join(' ');
  throw new Refusal(
    `The tests need ${names}: install with "apt-get install ${names}", or name other browsers in CHROMIUM_PATH and FIREFOX_PATH.`,
  );
}

function pathOf({ program, setting }) {
  const chosen = setting && process.env[setting];
  if (chosen && !existsSync(chosen)) {
    throw new Refusal(`${setting} names ${chosen}, which does not exist.`);
  }
  return chosen || program;
}

function install(packages) {
  process.stdout.write(`Installing ${packages.join(', ')} ...\n`);
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const [command, ...rest] = [...asRoot, ...args];
    spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
  }
}
