import { type FirstPaint, measureFirstPaint } from './first-paint.ts';
import {
  ensurePrograms,
  residentMemory,
  startNginx,
  startSite,
  stopAll,
  throughput,
} from './processes.ts';

/** Seconds of each load run; `--quick` shortens them. */
const SECONDS = process.argv.includes('--quick') ? 2 : 8;
const PAGES = { home: '', article: 'show/cyan-3-2-release' };

interface Row {
  what: string;
  site: string;
  nginx: string;
  ratio: string;
  bound: string;
  met: boolean;
}
const rows: Row[] = [];

try {
  ensurePrograms(['nginx', 'wrk', 'taskset']);
  const site = await startSite({ LOG_LEVEL: 'info' });
  const { headers } = await fetch(`${site.url}info`);
  const nginx = await startNginx(await pagesOf(site.url), headers);
  for (const [name, path] of Object.entries(PAGES)) {
    const own = await measureFirstPaint(site.url + path);
    const plain = await measureFirstPaint(nginx.url + path.replace(/(.)$/, '$1.html'));
    addPaint(name, own, plain);
  }

  const cached = throughput(`${site.url}info`, SECONDS);
  const served = throughput(`${nginx.url}info.html`, SECONDS);
  rows.push({
    what: 'cached page, requests/s on one core',
    site: figure(cached),
    nginx: figure(served),
    ratio: (cached / served).toFixed(2),
    bound: 'at least 0.50',
    met: cached / served >= 0.5,
  });
  const memory = residentMemory(site.child);
  rows.push(bound('memory of the app after the load, MiB', memory.app, 250));
  rows.push(bound('memory of the database after the load, MiB', memory.database, 150));

  const uncachedSite = await startSite({ LOG_LEVEL: 'info', PAGE_CACHE_MB: '0' });
  const uncached = throughput(`${uncachedSite.url}info`, SECONDS, 'identity');
  rows.push({
    what: 'uncached list page with database read, requests/s on one core',
    site: figure(uncached),
    nginx: figure(served),
    ratio: (uncached / served).toFixed(3),
    bound: 'at least 1,000/s',
    met: uncached >= 1000,
  });
} finally {
  await stopAll();
}
print(rows);

/** The pages and scripts as nginx is to serve them, byte for byte. */
async function pagesOf(url: string) {
  const files: Record<string, { body: string | Buffer; type: string }> = {};
  const addresses = new Set(['', 'info', ...Object.values(PAGES)]);
  for (const address of addresses) {
    const body = await (await fetch(url + address)).text();
    files[address ? `${address}.html` : 'index.html'] = { body, type: 'text/html' };
    for (const [, script = ''] of body.matchAll(/"\/?(assets\/[\w.-]+\.js)"/g)) {
      if (files[script]) continue;
      const content = Buffer.from(await (await fetch(url + script)).arrayBuffer());
      files[script] = { body: content, type: 'text/javascript' };
    }
  }
  return files;
}

function addPaint(name: string, own: FirstPaint, plain: FirstPaint): void {
  rows.push({
    what: `${name}: largest contentful paint on a phone, ms`,
    site: figure(own.lcp),
    nginx: figure(plain.lcp),
    ratio: (own.lcp / plain.lcp).toFixed(2),
    bound: 'at most 740',
    met: own.lcp <= 740,
  });
  rows.push(bound(`${name}: total blocking time, ms`, own.tbt, 50, plain.tbt));
  rows.push(bound(`${name}: layout shift`, own.cls, 0, plain.cls));
  rows.push(bound(`${name}: script to hydrate, KB`, own.scriptBytes / 1000, 105));
}

function bound(what: string, value: number, limit: number, nginx?: number): Row {
  return {
    what,
    site: figure(value),
    nginx: nginx === undefined ? '-' : figure(nginx),
    ratio: '-',
    bound: `at most ${limit}`,
    met: value <= limit,
  };
}

function figure(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 0 });
}

function print(table: Row[]): void {
  const heads = {
    what: 'what',
    site: 'site',
    nginx: 'nginx',
    ratio: 'ratio',
    bound: 'bound',
    met: 'met',
  };
  const columns = Object.keys(heads) as (keyof Row)[];
  const cell = (row: Record<keyof Row, string | boolean>, key: keyof Row) =>
    key === 'met' && typeof row.met === 'boolean' ? (row.met ? 'yes' : 'NO') : String(row[key]);
  const widths = columns.map((key) =>
    Math.max(...[heads, ...table].map((row) => cell(row, key).length)),
  );
  for (const row of [heads, ...table]) {
    process.stdout.write(
      `${columns.map((key, index) => cell(row, key).padEnd(widths[index] ?? 0)).join('  ')}\n`,
    );
  }
}
