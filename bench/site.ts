import { type FirstPaint, measureFirstPaint } from './first-paint.ts';
import type { BenchOptions } from './options.ts';
import { ensurePrograms, residentMemory, startNginx, startSite, throughput } from './processes.ts';
import { figure, markdownTable } from './table.ts';

const PAGES = { home: '', article: 'show/cyan-3-2-release' };

interface Row extends Record<string, string> {
  what: string;
  site: string;
  nginx: string;
  ratio: string;
  bound: string;
  met: string;
}

/** First paint on a phone, pages per second beside nginx, and memory. */
export async function measureSite({ isQuick }: BenchOptions): Promise<string> {
  const seconds = isQuick ? 2 : 8;
  ensurePrograms(['nginx', 'wrk', 'taskset']);
  const site = await startSite({ LOG_LEVEL: 'info' });
  const { headers } = await fetch(`${site.url}info`);
  const nginx = await startNginx(await pagesOf(site.url), headers);
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    const own = await measureFirstPaint(site.url + path);
    const plain = await measureFirstPaint(nginx.url + path.replace(/(.)$/, '$1.html'));
    rows.push(...paintRows(name, own, plain));
  }

  const cached = throughput(`${site.url}info`, seconds);
  const served = throughput(`${nginx.url}info.html`, seconds);
  rows.push({
    what: 'cached page, requests/s on one core',
    site: figure(cached),
    nginx: figure(served),
    ratio: (cached / served).toFixed(2),
    bound: 'at least 0.50',
    met: yesOrNo(cached / served >= 0.5),
  });
  const memory = residentMemory(site.child);
  rows.push(atMost('memory of the app after the load, MiB', memory.app, 250));
  rows.push(atMost('memory of the database after the load, MiB', memory.database, 150));
  await site.stop();

  const uncachedSite = await startSite({ LOG_LEVEL: 'info', PAGE_CACHE_MB: '0' });
  const uncached = throughput(`${uncachedSite.url}info`, seconds, 'identity');
  rows.push({
    what: 'uncached list page with database read, requests/s on one core',
    site: figure(uncached),
    nginx: figure(served),
    ratio: (uncached / served).toFixed(3),
    bound: 'at least 1,000/s',
    met: yesOrNo(uncached >= 1000),
  });
  return markdownTable(rows);
}

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

function paintRows(name: string, own: FirstPaint, plain: FirstPaint): Row[] {
  return [
    {
      what: `${name}: largest contentful paint on a phone, ms`,
      site: figure(own.lcp),
      nginx: figure(plain.lcp),
      ratio: (own.lcp / plain.lcp).toFixed(2),
      bound: 'at most 740',
      met: yesOrNo(own.lcp <= 740),
    },
    atMost(`${name}: total blocking time, ms`, own.tbt, 50, plain.tbt),
    atMost(`${name}: layout shift`, own.cls, 0, plain.cls),
    atMost(`${name}: script to hydrate, KB`, own.scriptBytes / 1000, 105),
  ];
}

function atMost(what: string, value: number, limit: number, nginx?: number): Row {
  return {
    what,
    site: figure(value),
    nginx: nginx === undefined ? '-' : figure(nginx),
    ratio: '-',
    bound: `at most ${limit}`,
    met: yesOrNo(value <= limit),
  };
}

const yesOrNo = (met: boolean) => (met ? 'yes' : 'NO');
