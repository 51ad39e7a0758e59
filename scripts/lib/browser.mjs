import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Refusal } from './project.mjs';

/**
 * The browsers of the tests: Debian's package, its program, and the environment variable that
 * replaces it.
 */
const BROWSERS = {
  chromium: { program: '/usr/bin/chromium', setting: 'CHROMIUM_PATH' },
  'firefox-esr': { program: '/usr/bin/firefox-esr', setting: 'FIREFOX_PATH' },
  'webkit2gtk-driver': { program: '/usr/bin/WebKitWebDriver' },
  // WebKit needs a display.
  xvfb: { program: '/usr/bin/Xvfb' },
};

/** Path of Chromium for tests and benchmarks; installs it if missing. */
export function ensureBrowser() {
  ensure({ chromium: BROWSERS.chromium });
  return pathOf(BROWSERS.chromium);
}

/** Environment variables with the browsers of all engines; installs missing ones. */
export function ensureEngines() {
  ensure(BROWSERS);
  return Object.fromEntries(
    Object.values(BROWSERS).flatMap((browser) =>
      browser.setting ? [[browser.setting, pathOf(browser)]] : [],
    ),
  );
}

/** Installs Debian's packages of missing browsers. */
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
  const configured = setting && process.env[setting];
  if (configured && !existsSync(configured)) {
    throw new Refusal(`${setting} names ${configured}, which does not exist.`);
  }
  return configured || program;
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
