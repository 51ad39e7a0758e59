import { existsSync } from 'node:fs';
import { installPackages, pathOf } from './debian-packages.mjs';
import { Refusal } from './project.mjs';

/** Chromium: Debian's package, its program, and the environment variable that replaces it. */
const CHROMIUM = { chromium: { program: '/usr/bin/chromium', setting: 'CHROMIUM_PATH' } };
/** The same engine without windows and toolbars: a page costs a third of the CPU time. */
const HEADLESS_SHELL = {
  'chromium-headless-shell': {
    program: '/usr/bin/chromium-headless-shell',
    setting: 'CHROMIUM_PATH',
  },
};
const OTHER_ENGINES = {
  'firefox-esr': { program: '/usr/bin/firefox-esr', setting: 'FIREFOX_PATH' },
  'webkit2gtk-driver': { program: '/usr/bin/WebKitWebDriver' },
  // WebKit needs a display, and Firefox for WebGL.
  xvfb: { program: '/usr/bin/Xvfb' },
};

/** Path of Chromium for benchmarks and the studio; installs it if missing. */
export function ensureBrowser() {
  ensure(CHROMIUM);
  return pathOf(CHROMIUM.chromium);
}

/**
 * Environment variables with the browsers of all engines; installs missing ones. A machine that
 * cannot get the headless shell tests with Chromium.
 */
export function ensureEngines() {
  const wanted = { ...HEADLESS_SHELL, ...OTHER_ENGINES };
  if (missing(wanted).length > 0) installPackages(missing(wanted));
  const chromium = missing(HEADLESS_SHELL).length > 0 ? CHROMIUM : HEADLESS_SHELL;
  const browsers = { ...chromium, ...OTHER_ENGINES };
  ensure(browsers);
  return Object.fromEntries(
    Object.values(browsers).flatMap((browser) =>
      browser.setting ? [[browser.setting, pathOf(browser)]] : [],
    ),
  );
}

/** Installs Debian's packages of missing browsers. */
function ensure(browsers) {
  if (missing(browsers).length > 0) installPackages(missing(browsers));
  if (missing(browsers).length === 0) return;
  const names = missing(browsers).join(' ');
  throw new Refusal(
    `The tests need ${names}: install with "apt-get install ${names}", or name other browsers in CHROMIUM_PATH and FIREFOX_PATH.`,
  );
}

/** Names of the packages whose program is not there. */
function missing(browsers) {
  return Object.entries(browsers).flatMap(([name, browser]) =>
    existsSync(pathOf(browser)) ? [] : [name],
  );
}
