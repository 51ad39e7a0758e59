import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Database } from '#db/connection.ts';
import { shareLinks } from '#db/schema/shares.ts';
import { summarise, timeOf } from './latency.ts';
import type { BenchOptions } from './options.ts';
import { builtFolder, childrenOf, ownMemory, type RunningSite } from './processes.ts';
import { startReachableSite } from './reachable-site.ts';
import { type BoundRow, figure, markdownTable } from './table.ts';

/** How many ask at once, each by a link of their own, from a network of their own. */
const AT_ONCE = 50;
/** Pages that are read before it, by each of the links to a live report; a link has 240 a minute. */
const READ_BY_LINK = 50;
/** Processes for files end after 8 s without work. */
const UNTIL_IDLE_MS = 12_000;
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
  try {
    const rows: BoundRow[] = [];
    for (const [what, folder, token, bound] of sheets) {
      const { bytes } = await ask(site, `api/shares/${folder}/${token}/document.pdf`);
      rows.push(atMost(`${what}: bytes`, bytes, bound));
    }
    return [...rows, ...(await measureBurst(site, db, isQuick ? 10 : AT_ONCE))];
  } finally {
    await stop();
  }
}

async function measureBurst(site: RunningSite, db: Database, count: number): Promise<BoundRow[]> {
  const links = await addLinks(db, count);
  const inTurn = await measureInTurn(site, links.slice(0, sheets.length));
  await readPages(site, links);
  await sleep(UNTIL_IDLE_MS);
  const quietPages = await whilePagesAreAsked(site, () => sleep(4_000));
  const memoryBefore = ownMemory(site.child.pid ?? 0);
  const cpuBefore = processorSeconds(site);
  const times: number[] = [];
  const busyPages = await whilePagesAreAsked(site, async () => {
    await Promise.all(
      links.map(async (path) => {
        times.push(await timeOf(() => ask(site, path)));
      }),
    );
  });
  const cpu = processorSeconds(site) - cpuBefore;
  await sleep(UNTIL_IDLE_MS);
  const memoryAfter = ownMemory(site.child.pid ?? 0);
  const { p50, p95 } = summarise(times);
  return [
    inTurn,
    { what: `${count} at once, ms in the middle`, value: figure(p50), bound: '', met: '' },
    atMost(`${count} at once, p95 in ms`, p95, 2_000),
    { what: 'processor, s for all of them', value: figure(cpu), bound: '', met: '' },
    ...otherPages.map((page, index) => {
      const [quiet = 0, busy = 0] = [quietPages[index], busyPages[index]];
      return atMost(`/${page}: p95 meanwhile, in times of p95 before`, busy / quiet, 2);
    }),
    atMost('memory of the application afterwards, MiB more', memoryAfter - memoryBefore, 10),
  ];
}

/** What one file costs when none is asked for at the same time. */
async function measureInTurn(site: RunningSite, links: readonly string[]): Promise<BoundRow> {
  const rounds = 2;
  let seconds = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const before = processorSeconds(site);
    for (const path of links) await ask(site, path);
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
async function readPages(site: RunningSite, links: readonly string[]): Promise<void> {
  const read = async (token: string) => {
    for (let index = 0; index < READ_BY_LINK; index += 1) {
      await ask(site, `share/liveReport/${token}`);
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

/** The 95th percentiles of the other pages while something happens. */
async function whilePagesAreAsked(
  site: RunningSite,
  happening: () => Promise<unknown>,
): Promise<number[]> {
  const times = otherPages.map((): number[] => []);
  const ending = { isOver: false };
  const asking = (async () => {
    while (!ending.isOver) {
      for (const [index, page] of otherPages.entries()) {
        times[index]?.push(await timeOf(() => ask(site, page)));
      }
      await sleep(20);
    }
  })();
  const isOver = happening().finally(() => {
    ending.isOver = true;
  });
  await Promise.all([isOver, asking]);
  return times.map((each) => summarise(each).p95);
}

let network = 0;

/** Asks from a network that has not asked before; connections of browsers are not shared either. */
function ask(site: RunningSite, path: string): Promise<{ bytes: number }> {
  network += 1;
  const address = `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`;
  return new Promise((resolve, reject) => {
    get(site.url + path, { headers: { 'x-forwarded-for': address } }, (response) => {
      let bytes = 0;
      let start = '';
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (start === '') start = chunk.toString('latin1', 0, 300);
      });
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ bytes });
        else reject(new Error(`${path} answered ${response.statusCode}: ${start}`));
      });
    }).on('error', reject);
  });
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
