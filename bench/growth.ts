import { openSizedDatabases, type SizedDatabase } from './growth-databases.ts';
import { CATEGORY, type GrowthRequest, growthRequests, type SizeFacts } from './growth-requests.ts';
import { getText, type Latency, summarise, timeOf } from './latency.ts';
import type { BenchOptions } from './options.ts';
import { startSite } from './processes.ts';
import { createPublisher } from './publish.ts';
import { figure, markdownTable } from './table.ts';

const SIZES = [100, 10_000, 100_000];
/** Maximum cost ratio compared with the fewest articles. */
const BOUND = 1.5;

/** One kind of work with its times at each size. */
interface Row {
  what: string;
  times: Latency[];
  base?: number | undefined;
  limit?: number | undefined;
}

/**
 * Measures lists, details, search, sitemap, feeds, publishing and start at each number of
 * articles, without caches. The sites run side by side and are requested in turn, so that other
 * load on the machine affects all of them equally.
 */
export async function measureGrowth({ isQuick, dataDir }: BenchOptions): Promise<string> {
  const { databases, close } = await openSizedDatabases(SIZES, dataDir);
  const rounds = isQuick ? 20 : 150;
  try {
    const rows = await measureRequests(databases, rounds);
    rows.push(...(await measurePublishing(databases, isQuick ? 10 : 100)));
    rows.push(await measureStart(databases, isQuick ? 2 : 7));
    return markdownTable(rows.map(present));
  } finally {
    await close();
  }
}

async function measureRequests(databases: SizedDatabase[], rounds: number): Promise<Row[]> {
  const sites = [];
  for (const { articles, url } of databases) {
    const site = await startSite({ DATABASE_URL: url, LOG_LEVEL: 'warn', PAGE_CACHE_MB: '0' });
    sites.push({ ...site, facts: await factsOf(site.url, articles) });
  }
  const rows: Row[] = [];
  for (const request of growthRequests) {
    const works = sites.map(({ url, facts }) => {
      const paths = request.paths(facts);
      return (round: number) => getText(url + paths[Math.abs(round) % paths.length]);
    });
    rows.push({ ...pick(request), times: await inTurn(works, rounds) });
    process.stderr.write(`${request.what}\n`);
  }
  for (const site of sites) await site.stop();
  return rows;
}

const pick = ({ what, base, limit }: GrowthRequest) => ({ what, base, limit });

async function factsOf(url: string, articles: number): Promise<SizeFacts> {
  const pagesOf = async (fields: string) => {
    const { data } = JSON.parse(await getText(`${url}api/articles?locale=zh${fields}`)) as {
      data: { total: number; pageSize: number };
    };
    return Math.ceil(data.total / data.pageSize);
  };
  return {
    articles,
    pages: await pagesOf(''),
    categoryPages: await pagesOf(`&category=${CATEGORY}`),
  };
}

/** Publishing on sites with their normal cache: the list must be rendered again each time. */
async function measurePublishing(databases: SizedDatabase[], rounds: number): Promise<Row[]> {
  const publishers = [];
  for (const { db, url } of databases) {
    const site = await startSite({ DATABASE_URL: url, LOG_LEVEL: 'warn' });
    publishers.push({ site, ...createPublisher(db, site.url) });
  }
  const written: number[][] = databases.map(() => []);
  const shown = await inTurn(
    publishers.map(({ publish, untilShown }, size) => async (round) => {
      const startedAt = performance.now();
      const slug = await publish();
      if (round >= 0) written[size]?.push(performance.now() - startedAt);
      await untilShown(slug);
    }),
    rounds,
  );
  for (const { site, removeAll } of publishers) {
    await removeAll();
    await site.stop();
  }
  return [
    { what: 'publish: save and publish', times: written.map(summarise) },
    { what: 'publish: until the list shows it', times: shown },
  ];
}

async function measureStart(databases: SizedDatabase[], rounds: number): Promise<Row> {
  const times: number[][] = databases.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [size, { url }] of databases.entries()) {
      const site = await startSite({ DATABASE_URL: url, LOG_LEVEL: 'warn' });
      times[size]?.push(site.startMs);
      await site.stop();
    }
  }
  return { what: 'start until ready', times: times.map(summarise) };
}

/** Runs each work once per round, in rotating order; the first rounds warm up and do not count. */
async function inTurn(
  works: readonly ((round: number) => Promise<unknown>)[],
  rounds: number,
): Promise<Latency[]> {
  const times: number[][] = works.map(() => []);
  for (let round = -Math.ceil(rounds / 5); round < rounds; round += 1) {
    for (const step of works.keys()) {
      const size = (step + Math.abs(round)) % works.length;
      const milliseconds = await timeOf(async () => works[size]?.(round));
      if (round >= 0) times[size]?.push(milliseconds);
    }
  }
  return times.map(summarise);
}

function present({ what, times, base, limit }: Row): Record<string, string> {
  const first = times[base ? SIZES.indexOf(base) : 0] ?? { p50: 0, p95: 0 };
  const last = times.at(-1) ?? first;
  const ratio = last.p50 / first.p50;
  const met = limit === undefined ? ratio <= BOUND : last.p95 <= limit;
  return {
    'p50 / p95 in ms': what,
    ...Object.fromEntries(
      SIZES.map((size, index) => {
        const { p50, p95 } = times[index] ?? { p50: 0, p95: 0 };
        // JavaScript sorts integer keys first, so column names must not be plain numbers.
        return [`${size.toLocaleString('en')} articles`, `${figure(p50)} / ${figure(p95)}`];
      }),
    ),
    ratio: ratio.toFixed(2),
    bound: limit === undefined ? `${BOUND}` : `p95 ${limit} ms`,
    met: met ? 'yes' : 'NO',
  };
}
