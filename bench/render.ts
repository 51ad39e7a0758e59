import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BenchOptions } from './options.ts';
import {
  builtFolder,
  ensurePrograms,
  type RunningSite,
  scratchFolder,
  startNginx,
  startSite,
  throughput,
} from './processes.ts';
import { figure, markdownTable } from './table.ts';

/** A kind of page, its paths below the base path, and its limit as a share of nginx's rate. */
interface Kind {
  name: string;
  paths: readonly string[];
  bound: number;
}

const uids = [
  'acceptance-you-can-measure',
  'backup-stream-srt',
  'capture-usb-bandwidth',
  'codec-h264-hevc-av1',
  'cyan-3-2-release',
  'dami-live-2-6',
  'flower-solar-terms',
  'led-panel-colour-quality',
  'led-wall-or-green-screen',
  'lip-sync-offset',
  'live-latency-budget',
  'live-room-power-heat',
  'measure-glass-to-glass',
  'project-sheets',
  'room-acoustics-small-studio',
  'sdk-1-5-linux',
  'season-calendar-planning',
];
const inBothLanguages = (paths: string[]) => [...paths, ...paths.map((one) => `en/${one}`)];

/** Different pages in turn: their records are read again for each (see `measureRender`). */
const kinds: readonly Kind[] = [
  { name: 'list', paths: inBothLanguages(['info', 'info?page=2']), bound: 0.008 },
  { name: 'article', paths: inBothLanguages(uids.map((uid) => `show/${uid}`)), bound: 0.006 },
  { name: 'home', paths: ['', 'en/'], bound: 0.004 },
  { name: 'unknown page', paths: ['nowhere/1', 'wp-login.php', 'en/nowhere/2'], bound: 0 },
  { name: 'unknown article', paths: ['show/none-1', 'show/none-2', 'en/show/none-3'], bound: 0 },
];

interface Rate {
  perSecond: number;
  /** CPU time of the server process for one page, in milliseconds. */
  cpuMs: number;
}

/**
 * Measures uncached pages, rendered with their database reads on one core. With PAGE_CACHE_MB=0
 * no page is cached, and of the API's answers only the site's settings. With `--against FOLDER`,
 * a built checkout of another commit, both run in turn, so that they have the same load on the
 * machine.
 */
export async function measureRender({ isQuick, against, only }: BenchOptions): Promise<string> {
  ensurePrograms(['nginx', 'wrk', 'taskset']);
  const env = { LOG_LEVEL: 'info', PAGE_CACHE_MB: '0' };
  const site = await startSite(env);
  const other = against ? await startSite(env, builtFolder(against)) : undefined;
  const seconds = isQuick ? 2 : 8;
  const response = await fetch(`${site.url}info`);
  const body = await response.text();
  const nginx = await startNginx({ 'info.html': { body, type: 'text/html' } }, response.headers);
  const nginxRate = throughput(`${nginx.url}info.html`, seconds);
  const measured = kinds.filter(({ name }) => only.length === 0 || only.includes(name));
  const rows = measured.map(({ name, paths, bound }) => {
    const before = other && rateOf(other, paths, seconds);
    const now = rateOf(site, paths, seconds);
    const ratio = now.perSecond / nginxRate;
    return {
      'not in memory': name,
      'pages/s': figure(now.perSecond),
      'CPU ms': now.cpuMs.toFixed(2),
      'other pages/s': before ? figure(before.perSecond) : '-',
      'other CPU ms': before ? before.cpuMs.toFixed(2) : '-',
      'less CPU': before ? `${(before.cpuMs / now.cpuMs).toFixed(2)} times` : '-',
      'of nginx': ratio.toFixed(4),
      bound: bound ? `at least ${bound}` : '-',
      met: bound ? (ratio >= bound ? 'yes' : 'NO') : '-',
    };
  });
  return `nginx serves the list page ${figure(nginxRate)} times a second.\n\n${markdownTable(rows)}`;
}

/** Rate and CPU time after warm-up: the median of three runs. */
function rateOf(site: RunningSite, paths: readonly string[], seconds: number): Rate {
  const script = path.join(scratchFolder(), 'paths.lua');
  writeFileSync(script, luaOf(new URL(site.url).pathname, paths));
  run(site.url, script, Math.max(seconds, 6));
  const rates = [1, 2, 3].map(() => {
    const before = cpuMs(site);
    const { requests, perSecond } = run(site.url, script, seconds);
    return { perSecond, cpuMs: (cpuMs(site) - before) / requests };
  });
  return rates.sort((a, b) => a.cpuMs - b.cpuMs)[1] as Rate;
}

/** Requests the paths in turn. */
function luaOf(base: string, paths: readonly string[]): string {
  const list = paths.map((one) => JSON.stringify(base + one)).join(', ');
  return `local paths = { ${list} }
local at = 0
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end
`;
}

function run(url: string, script: string, seconds: number) {
  const args = ['-c', '1', 'wrk', '-t1', '-c4', `-d${seconds}s`, '-s', script, url];
  const out = execFileSync('taskset', args).toString();
  return {
    requests: Number(/(\d+) requests in/.exec(out)?.[1]),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(out)?.[1]),
  };
}

/** CPU time used by the process, in milliseconds; Linux counts in hundredths of a second. */
function cpuMs({ child }: RunningSite): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
