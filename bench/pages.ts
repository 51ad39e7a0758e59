import type { Browser } from '@playwright/test';
import { chineseRoutes, englishRoutes } from '../tests/e2e/support/spec-routes.ts';
import { type FirstPaint, measureFirstPaint } from './first-paint.ts';
import type { BenchOptions } from './options.ts';
import { launchBrowser } from './phone.ts';
import { builtFolder, ensurePrograms, startNginx, startSite } from './processes.ts';
import { figure, markdownTable } from './table.ts';

/** Limits from docs/performance.md for every page. */
const BOUNDS = { tbt: 50, cls: 0, scriptKb: 105 };
/** Pages that are also measured as static files of nginx. */
const COMPARED = ['/', '/show/cyan-3-2-release', '/dmfaq/first-live-room'];

interface Measured {
  path: string;
  site: FirstPaint;
  nginx?: FirstPaint;
  /** The page of the commit that is compared with. */
  before?: FirstPaint;
}

/**
 * Measures every route of the specification, or the paths given, on a phone, then lists the worst values. With
 * `--against FOLDER` the same pages of another build are measured in turn: the phone's processor is
 * this machine's slowed down, so only such a comparison says something on another machine.
 */
export async function measurePages({ isQuick, only, against }: BenchOptions): Promise<string> {
  const runs = isQuick ? 1 : 3;
  ensurePrograms(['nginx', 'taskset']);
  const site = await startSite({ LOG_LEVEL: 'info' });
  const other = against ? await startSite({ LOG_LEVEL: 'info' }, builtFolder(against)) : undefined;
  const nginx = await startNginx(await copyPages(site.url), new Headers());
  const browser = await launchBrowser();
  try {
    const routes = [...chineseRoutes, ...englishRoutes].map(({ path }) => path);
    const paths = only.length > 0 ? only : routes;
    // The first page of a process and of a browser is slower than the following ones.
    await measureFirstPaint(browser, site.url, 1);
    if (other) await measureFirstPaint(browser, other.url, 1, false);
    const pages: Measured[] = [];
    for (const path of paths) {
      const page = await measurePage(browser, path, runs, site.url, nginx.url);
      const before =
        other && (await measureFirstPaint(browser, other.url + path.slice(1), runs, false));
      pages.push({ ...page, ...(before && { before }) });
    }
    return markdownTable([...pages.map(pageRow), ...worstRows(pages)]);
  } finally {
    await browser.close();
    await site.stop();
    await other?.stop();
    await nginx.stop();
  }
}

async function measurePage(
  browser: Browser,
  path: string,
  runs: number,
  siteUrl: string,
  nginxUrl: string,
): Promise<Measured> {
  const site = await measureFirstPaint(browser, siteUrl + path.slice(1), runs);
  if (!COMPARED.includes(path)) return { path, site };
  const nginx = await measureFirstPaint(browser, nginxUrl + fileOf(path), runs, false);
  return { path, site, nginx };
}

/** The compared pages and their scripts as files, byte for byte. */
async function copyPages(siteUrl: string) {
  const files: Record<string, { body: string | Buffer; type: string }> = {};
  for (const path of COMPARED) {
    const body = await (await fetch(siteUrl + path.slice(1))).text();
    files[fileOf(path) || 'index.html'] = { body, type: 'text/html' };
    for (const [, script = ''] of body.matchAll(/"\/?(assets\/[\w.-]+\.js)"/g)) {
      if (files[script]) continue;
      const content = Buffer.from(await (await fetch(siteUrl + script)).arrayBuffer());
      files[script] = { body: content, type: 'text/javascript' };
    }
  }
  return files;
}

/** The page's own path: under another, the application would look for another page. */
const fileOf = (path: string) => path.slice(1);

function pageRow({ path, site, nginx, before }: Measured) {
  return {
    page: path,
    'LCP ms': figure(site.lcp),
    'nginx LCP ms': nginx ? figure(nginx.lcp) : '-',
    ratio: nginx ? (site.lcp / nginx.lcp).toFixed(2) : '-',
    CLS: figure(site.cls),
    'TBT ms': figure(site.tbt),
    ...(before && { 'LCP before': figure(before.lcp), 'TBT before': figure(before.tbt) }),
    'script KB': figure(site.scriptBytes / 1000),
    'all script KB': figure(site.touchedBytes / 1000),
    'within bounds': isWithinBounds(site) ? 'yes' : 'NO',
  };
}

function isWithinBounds({ tbt, cls, scriptBytes }: FirstPaint): boolean {
  return tbt <= BOUNDS.tbt && cls <= BOUNDS.cls && scriptBytes / 1000 <= BOUNDS.scriptKb;
}

/** One row with the worst value of each column, and one with the pages that have them. */
function worstRows(pages: readonly Measured[]): Record<string, string>[] {
  const worst = (key: keyof FirstPaint) =>
    pages.reduce((a, b) => (b.site[key] > a.site[key] ? b : a));
  const keys = ['lcp', 'cls', 'tbt', 'scriptBytes', 'touchedBytes'] as const;
  const [lcp, cls, tbt, script, touched] = keys.map(worst);
  if (!lcp || !cls || !tbt || !script || !touched) return [];
  return [
    {
      page: 'worst of all',
      'LCP ms': figure(lcp.site.lcp),
      'nginx LCP ms': '-',
      ratio: '-',
      CLS: figure(cls.site.cls),
      'TBT ms': figure(tbt.site.tbt),
      'script KB': figure(script.site.scriptBytes / 1000),
      'all script KB': figure(touched.site.touchedBytes / 1000),
      'within bounds': pages.every(({ site }) => isWithinBounds(site)) ? 'yes' : 'NO',
    },
    {
      page: 'worst page',
      'LCP ms': lcp.path,
      'nginx LCP ms': '-',
      ratio: '-',
      CLS: cls.site.cls > 0 ? cls.path : '-',
      'TBT ms': tbt.path,
      'script KB': script.path,
      'all script KB': touched.path,
    },
    {
      page: 'bound',
      CLS: figure(BOUNDS.cls),
      'TBT ms': figure(BOUNDS.tbt),
      'script KB': figure(BOUNDS.scriptKb),
    },
  ];
}
