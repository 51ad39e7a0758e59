import { openSizedDatabases } from './growth-databases.ts';
import { getText, type Latency, summarise, timeOf } from './latency.ts';
import type { BenchOptions } from './options.ts';
import { startSite } from './processes.ts';
import { type QualityQuery, readQualityQueries } from './quality-queries.ts';
import { figure, markdownTable } from './table.ts';

/** Least shares of the queries that are held out, in percent. */
const BOUNDS = { first: 75, firstThree: 92 };
/** Longest 95th percentile with many articles, in milliseconds. */
const SPEED_BOUND = 30;
const MANY = 100_000;
const ROUNDS = 3;
const settings = { LOG_LEVEL: 'warn', TRUST_PROXY: '1' };

interface Answer {
  data: { answer: { key: string } | null; hits: { kind: string; slug: string }[] };
}

/** How often the search finds what visitors look for, and how fast. */
export async function measureSearch({ isQuick, dataDir }: BenchOptions): Promise<string> {
  const queries = readQualityQueries();
  const site = await startSite(settings);
  const places: Place[] = [];
  for (const [number, query] of queries.entries()) {
    places.push({ ...query, place: placeOf(query, await ask(site.url, query, number)) });
  }
  const speed = [speedRow('demo content', await measureSpeed(site.url, queries))];
  await site.stop();
  if (!isQuick) speed.push(await measureMany(queries, dataDir));
  return `${qualityTable(places)}\n${markdownTable(speed)}`;
}

/** A query with the position of its first right answer, from 0; -1 if there is none. */
type Place = QualityQuery & { place: number };

/** Each query comes from a visitor of its own, because searches of one visitor are limited. */
function ask(url: string, { locale, q }: QualityQuery, number: number): Promise<string> {
  const address = `${url}api/search?${new URLSearchParams({ locale, q, limit: '8' })}`;
  return getText(address, { 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` });
}

/** An answer card is the first result. */
function placeOf({ right }: QualityQuery, text: string): number {
  const { data } = JSON.parse(text) as Answer;
  const results = [
    ...(data.answer ? [`answer:${data.answer.key}`] : []),
    ...data.hits.map(({ kind, slug }) => `${kind}:${slug}`),
  ];
  return results.findIndex((one) => right.includes(one));
}

function qualityTable(places: Place[]): string {
  const groups = (['tuning', 'held out'] as const).flatMap((half) =>
    [undefined, 'zh', 'en'].map((locale) => ({
      what: locale ? `${half}, ${locale}` : half,
      isBounded: half === 'held out' && !locale,
      list: places.filter((one) => one.half === half && (!locale || one.locale === locale)),
    })),
  );
  return markdownTable(
    groups.map(({ what, isBounded, list }) => {
      const share = (limit: number) =>
        (100 * list.filter(({ place }) => place >= 0 && place < limit).length) / list.length;
      const [first, firstThree] = [share(1), share(3)];
      const met = first >= BOUNDS.first && firstThree >= BOUNDS.firstThree;
      return {
        queries: what,
        count: String(list.length),
        'right first, %': figure(first),
        'among the first three, %': figure(firstThree),
        bound: isBounded ? `${BOUNDS.first} / ${BOUNDS.firstThree}` : '-',
        met: isBounded ? (met ? 'yes' : 'NO') : '-',
      };
    }),
  );
}

async function measureSpeed(url: string, queries: QualityQuery[]): Promise<Latency> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [number, query] of queries.entries()) {
      const milliseconds = await timeOf(() => ask(url, query, number));
      // The first round warms up.
      if (round > 0) times.push(milliseconds);
    }
  }
  return summarise(times);
}

async function measureMany(queries: QualityQuery[], folder: string | undefined) {
  const { databases, close } = await openSizedDatabases([MANY], folder);
  try {
    const site = await startSite({ ...settings, DATABASE_URL: databases[0]?.url ?? '' });
    const speed = await measureSpeed(site.url, queries);
    await site.stop();
    return speedRow(`with ${MANY.toLocaleString('en')} articles`, speed, SPEED_BOUND);
  } finally {
    await close();
  }
}

function speedRow(what: string, { p50, p95 }: Latency, bound?: number): Record<string, string> {
  return {
    'speed of these queries': what,
    'p50 / p95 in ms': `${figure(p50)} / ${figure(p95)}`,
    bound: bound === undefined ? '-' : `p95 ${bound} ms`,
    met: bound === undefined ? '-' : p95 <= bound ? 'yes' : 'NO',
  };
}
