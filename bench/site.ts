import type { BenchOptions } from './options.ts';
import { ensurePrograms, residentMemory, startNginx, startSite, throughput } from './processes.ts';
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
  const seconds = isQuick ? 2 : 8;
  ensurePrograms(['nginx', 'wrk', 'taskset']);
  const site = await startSite({ LOG_LEVEL: 'info' });
  const answer = await fetch(site.url + PAGE);
  const files = {
    'index.html': { body: '', type: 'text/html' },
    [`${PAGE}.html`]: { body: await answer.text(), type: 'text/html' },
  };
  const nginx = await startNginx(files, answer.headers);
  const rows: Row[] = [];
  const cached = throughput(site.url + PAGE, seconds);
  const nginxRate = throughput(`${nginx.url}${PAGE}.html`, seconds);
  rows.push({
    what: 'cached page, requests/s on one core',
    site: figure(cached),
    nginx: figure(nginxRate),
    ratio: (cached / nginxRate).toFixed(2),
    bound: 'at least 0.45',
    met: yesOrNo(cached / nginxRate >= 0.45),
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
