import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Database } from '#db/connection.ts';
import { shareLinks } from '#db/schema/shares.ts';
import { summarise, timeOf } from './latency.ts';
import type { BenchOptions } from './options.ts';
import { whilePagesAreAsked } from './page-looks.ts';
import { builtFolder, childrenOf, ownMemory, type RunningSite } from './processes.ts';
import { startReachableSite } from './reachable-site.ts';
import { type BoundRow, figure, markdownTable } from './table.ts';
import { Visitors } from './visitors.ts';

/** How many ask at once, each by a link of their own, from a network of their own. */
const AT_ONCE = 50;
/** How often: one burst has too few looks at other pages for their 95th percentile. */
const BURSTS = 3;
/** The link of the live report that is looked at has 240 looks a minute, so no longer. */
const QUIET_MS = 3_000;
/** Pages that are read before it, by each of the links to a live report; a link has 240 a minute. */
const READ_BY_LINK = 50;
/** Processes for files end after 60 s without work; one starts again when a page is looked at. */
const UNTIL_IDLE_MS = 65_000;
/** A file is kept for 6 s after it was written. */
const UNTIL_FORGOTTEN_MS = 7_000;
/** A demo sheet: its folder in the API, its link, and its bound in bytes. */
const sheets = [
  ['scene', 'scenes', 'demo-scene', 400_000],
  ['requirement', 'requirements', '11111111-1111-4111-8111-111111111111', 400_000],
  ['device sheet', 'device-sheets', '22222222-2222-4222-8222-222222222222', 120_000],
  ['work order, 12 photos', 'work-orders', 'demo-order', 400_000],
  ['acceptance, 5 photos', 'acceptance', '33333333-3333-4333-8333-333333333333', 400_000],
  ['live report', 'live-reports', 'demo-report', 120_000],
] as const;
/** Asked for meanwhile: a page in memory, and a sheet, which is rendered each time. */
const otherPages = ['info', 'share/liveReport/demo-report'];

/**
 * PDF files of sheets: size, many at once, other pages meanwhile, memory afterwards. With
 * `--against FOLDER` the same of another build just before.
 */
export async function measurePdfs({ isQuick, against }: BenchOptions): Promise<string> {
  const before = against && (await measureBuild(isQuick, builtFolder(against)));
  const rows = await measureBuild(isQuick);
  if (!before) return markdownTable(rows);
  return markdownTable(rows.map((row, index) => ({ ...row, before: before[index]?.value ?? '' })));
}

async function measureBuild(isQuick: boolean, folder?: string): Promise<BoundRow[]> {
  const { site, db, stop } = await startReachableSite(1, folder);
  // The application has one core in `startSite`; its processes for files may use the other one.
  execFileSync('taskset', ['-a', '-c', '-p', '0-1', String(site.child.pid)], { stdio: 'ignore' });
  const visitors = new Visitors(site.url, 10);
  try {
    const rows: BoundRow[] = [];
    const startedAt = performance.now();
    for (const [what, folder, token, bound] of sheets) {
      const { bytes } = await visitors.ask(`api/shares/${folder}/${token}/document.pdf`);
      if (rows.length === 0) {
        const ms = figure(performance.now() - startedAt);
        rows.push({ what: 'first file, no page opened before, ms', value: ms, bound: '', met: '' });
      }
      rows.push(atMost(`${what}: bytes`, bytes, bound));
    }
    const size = isQuick ? { count: 10, bursts: 1 } : { count: AT_ONCE, bursts: BURSTS };
    return [...rows, ...(await measureBursts({ site, db, visitors }, size))];
  } finally {
    await stop();
  }
}

interface Burst {
  site: RunningSite;
  db: Database;
  visitors: Visitors;
}

async function measureBursts(
  { site, db, visitors }: Burst,
  { count, bursts }: { count: number; bursts: number },
): Promise<BoundRow[]> {
  const links = await addLinks(db, count);
  const inTurn = await measureInTurn(site, visitors, links.slice(0, sheets.length));
  await readPages(visitors, links);
  await sleep(UNTIL_IDLE_MS);
  const looks = { siteUrl: site.url, pages: otherPages };
  const quiet = await whilePagesAreAsked({ ...looks, networks: 11 }, () => sleep(QUIET_MS));
  const memoryBefore = ownMemory(site.child.pid ?? 0);
  const cpuBefore = processorSeconds(site);
  const times: number[] = [];
  const busy = otherPages.map((): number[] => []);
  for (let burst = 0; burst < bursts; burst += 1) {
    if (burst > 0) await sleep(UNTIL_FORGOTTEN_MS);
    const pages = await whilePagesAreAsked({ ...looks, networks: 12 + burst }, () =>
      Promise.all(
        links.map(async (path) => {
          times.push(await timeOf(() => visitors.ask(path)));
        }),
      ),
    );
    for (const [index, page] of pages.entries()) busy[index]?.push(...page);
  }
  const cpu = (processorSeconds(site) - cpuBefore) / bursts;
  await sleep(UNTIL_IDLE_MS);
  const memoryAfter = ownMemory(site.child.pid ?? 0);
  const { p50, p95 } = summarise(times);
  const p95Of = (pages: number[][], index: number) => summarise(pages[index] ?? []).p95;
  return [
    inTurn,
    { what: `${count} at once, ms in the middle`, value: figure(p50), bound: '', met: '' },
    atMost(`${count} at once, p95 in ms`, p95, 2_000),
    { what: 'processor, s for all of them', value: figure(cpu), bound: '', met: '' },
    ...otherPages.map((page, index) =>
      atMost(
        `/${page}: p95 meanwhile, in times of the ${figure(p95Of(quiet, index))} ms before`,
        p95Of(busy, index) / p95Of(quiet, index),
        2,
      ),
    ),
    atMost('memory of the application afterwards, MiB more', memoryAfter - memoryBefore, 10),
  ];
}

/** What one file costs when none is asked for at the same time. */
async function measureInTurn(
  site: RunningSite,
  visitors: Visitors,
  links: readonly string[],
): Promise<BoundRow> {
  const rounds = 2;
  let seconds = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const before = processorSeconds(site);
    for (const path of links) await visitors.ask(path);
    // The first round starts the process.
    if (round > 0) seconds += processorSeconds(site) - before;
    await sleep(UNTIL_FORGOTTEN_MS);
  }
  const ms = (seconds * 1000) / (rounds * links.length);
  return {
    what: 'processor, ms for one of the six in turn',
    value: figure(ms),
    bound: '',
    met: '',
  };
}

/**
 * The heap takes the size that it needs under load with the first load of any kind, which is not what
 * files take: so the pages of live reports are read first, all at once and by links of their own.
 */
async function readPages(visitors: Visitors, links: readonly string[]): Promise<void> {
  const read = async (token: string) => {
    for (let index = 0; index < READ_BY_LINK; index += 1) {
      await visitors.ask(`share/liveReport/${token}`);
    }
  };
  const tokens = links.flatMap((path) => /live-reports\/([^/]+)/.exec(path)?.[1] ?? []);
  await Promise.all(tokens.map(read));
}

/** Links to the demo sheets in turn, as addresses of their files. */
async function addLinks(db: Database, count: number): Promise<string[]> {
  const paths: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const [, folder, shared] = sheets[index % sheets.length] ?? sheets[0];
    const [link] = await db.select().from(shareLinks).where(eq(shareLinks.token, shared));
    const token = randomUUID();
    const { sheetId = null, sceneId = null } = link ?? {};
    await db.insert(shareLinks).values({ sheetId, sceneId, token });
    paths.push(`api/shares/${folder}/${token}/document.pdf`);
  }
  return paths;
}

/** Seconds that the application and its processes have computed; those that ended are counted. */
function processorSeconds(site: RunningSite): number {
  const app = site.child.pid ?? 0;
  const ticks = [app, ...childrenOf(app)].map((id) => {
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    // utime and stime; of the application also those of its ended children.
    const own = Number(fields[11]) + Number(fields[12]);
    return id === app ? own + Number(fields[13]) + Number(fields[14]) : own;
  });
  return ticks.reduce((sum, each) => sum + each, 0) / 100;
}

function atMost(what: string, value: number, bound: number): BoundRow {
  return { what, value: figure(value), bound: figure(bound), met: value <= bound ? 'yes' : 'NO' };
}
