import type { BenchOptions } from './options.ts';
import {
  ensurePrograms,
  residentMemory,
  startNginx,
  startSite,
  throughputBeside,
} from './processes.ts';
import { figure, markdownTable } from './table.ts';

/** The page for measuring requests per second. */
const PAGE = 'info';

interface Row extends Record<string, string> {
  what: string;
  site: string;
  nginx: string;
  ratio: string;
  bound: string;
  met: string;
}

/** Pages per second compared with nginx, and memory. */
export async function measureSite({ isQuick }: BenchOptions): Promise<string> {
  ensurePrograms(['nginx', 'wrk', 'taskset']);
  const site = await startSite({ LOG_LEVEL: 'info' });
  const answer = await fetch(site.url + PAGE);
  const files = {
    'index.html': { body: '', type: 'text/html' },
    [`${PAGE}.html`]: { body: await answer.text(), type: 'text/html' },
  };
  const nginx = await startNginx(files, answer.headers);
  const rows: Row[] = [];
  const { rate, otherRate, ratio } = throughputBeside(
    site.url + PAGE,
    `${nginx.url}${PAGE}.html`,
    isQuick ? 1 : 4,
  );
  rows.push({
    what: 'cached page, requests/s on one core',
    site: figure(rate),
    nginx: figure(otherRate),
    ratio: ratio.toFixed(2),
    bound: 'at least 0.60',
    met: yesOrNo(ratio >= 0.6),
  });
  const memory = residentMemory(site.child);
  rows.push(atMost('memory of the app after the load, MiB', memory.app, 250));
  rows.push(atMost('memory of the database after the load, MiB', memory.database, 150));
  await site.stop();
  return markdownTable(rows);
}

function atMost(what: string, value: number, limit: number): Row {
  return {
    what,
    site: figure(value),
    nginx: '-',
    ratio: '-',
    bound: `at most ${limit}`,
    met: yesOrNo(value <= limit),
  };
}

const yesOrNo = (met: boolean) => (met ? 'yes' : 'NO');
