import { execFileSync } from 'node:child_process';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../support/database.ts';
import { startDatabaseProxy } from '../support/database-proxy.ts';
import { siteFolder } from '../support/prepared-sites.ts';
import {
  builtInDatabase,
  connectTo,
  type ServerProcess,
  startServer,
  stopAll,
  stopServer,
  temporaryFolder,
} from '../support/server-process.ts';
import { slowness } from '../support/slowness.ts';

/** Time limit for a request while the database is unavailable. */
const LIMIT_MS = 3_000;
/** What a busy machine may add to it. Without the limit requests wait for 20 s. */
const SLACK_MS = 8_000;
/** Paths: a page in the cache, a page that is not, and an article that does not exist. */
const CACHED = '';
const UNCACHED = 'cases';
const UNKNOWN = 'show/no-such-article';

let server: ServerProcess;
let address: string;
afterEach(stopAll);

async function start(env: Record<string, string>) {
  server = startServer({ env: { LOG_LEVEL: 'warn', ...env } });
  address = await server.ready;
}

async function get(path: string) {
  const startedAt = performance.now();
  const response = await fetch(new URL(path, address), { redirect: 'manual' });
  const text = await response.text();
  expect(performance.now() - startedAt, `${path} took too long`).toBeLessThan(LIMIT_MS + SLACK_MS);
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    // The shell, sent with 200, contains neither the page nor its frame.
    expect(text, path).toContain('id="main"');
    expect(text, path).not.toContain('loading-view');
  }
  return { status: response.status, headers: response.headers, text };
}

const statusOf = async (path: string) => (await get(path)).status;

/** Requests the home page until it is cached: pages made before the server listens for changes are not. */
async function cacheHomePage() {
  const entries = async () => {
    expect(await statusOf(CACHED)).toBe(200);
    return Number(/^site_cache_entries (\d+)$/m.exec((await get('api/metrics')).text)?.[1]);
  };
  await expect.poll(entries, { timeout: 30_000 }).toBeGreaterThan(0);
}

/** Requests of every kind while the database is unavailable; the home page is cached. */
async function expectAway() {
  const answers = await Promise.all([CACHED, UNCACHED, UNKNOWN, 'api/articles'].map(get));
  expect(answers.map(({ status }) => status)).toEqual([200, 503, 503, 503]);
  for (const { headers } of answers.slice(1)) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(headers.get('cache-control')).toBe('no-store');
  }
  await expect.poll(() => statusOf('api/ready'), { timeout: LIMIT_MS + SLACK_MS }).toBe(503);
  // The server has now noticed: no request waits, and the stale page has an Age header.
  const startedAt = performance.now();
  const [cached, uncached] = await Promise.all([get(CACHED), get(UNCACHED)]);
  expect(performance.now() - startedAt).toBeLessThan(LIMIT_MS);
  expect([cached.status, uncached.status]).toEqual([200, 503]);
  expect(cached.headers.get('age')).toMatch(/^\d+$/);
}

/** The first request after the database is back. */
async function expectBack(brand: string) {
  await expect.poll(() => statusOf('api/ready'), { timeout: 30_000 }).toBe(200);
  expect(await statusOf(UNCACHED)).toBe(200);
  expect(await statusOf(UNKNOWN)).toBe(404);
  const title = async () => /<title>.*<\/title>/.exec((await get(CACHED)).text)?.[0];
  await expect.poll(title, { timeout: 1_000 * slowness() }).toContain(brand);
  expect((await get(CACHED)).headers.get('age')).toBeNull();
  expect(await stopServer(server)).toEqual({ code: 0, signal: null });
}

describe('an external database', () => {
  const folder = temporaryFolder();
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let proxy: Awaited<ReturnType<typeof startDatabaseProxy>>;
  beforeEach(async () => {
    database = await createTestDatabase();
    proxy = await startDatabaseProxy(database);
  });
  afterEach(async () => {
    await stopAll();
    await proxy.close();
    await database.drop();
  });
  afterAll(folder.remove);

  test.each(['refuse', 'hang'] as const)('that is unreachable (%s)', async (how) => {
    await start({ DATA_DIR: folder.folder, DATABASE_URL: proxy.url });
    await cacheHomePage();
    await proxy[how]();
    await expectAway();
    await database.db.execute(sql`update site_settings set title_zh = '改过的名字'`);
    await proxy.restore();
    await expectBack('改过的名字');
  });
});

describe('the built-in database', () => {
  const folder = siteFolder();
  const env = { DATA_DIR: folder.folder };
  afterAll(folder.remove);

  /** The postmaster and all its processes, which must be stopped one by one. */
  function processes(): number[] {
    const { pid } = builtInDatabase(folder.folder);
    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], {
      encoding: 'utf8',
    });
    return [pid, ...children.trim().split(/\s+/).map(Number)];
  }

  /** Undefined while there is none. */
  function postmasterPid(): number | undefined {
    try {
      return builtInDatabase(folder.folder).pid;
    } catch {
      return undefined;
    }
  }

  async function setTitle(title: string) {
    const client = await connectTo(folder.folder);
    await client.query('update site_settings set title_zh = $1', [title]);
    await client.end();
  }

  test('with all processes hanging', async () => {
    await start(env);
    await cacheHomePage();
    const stopped = processes();
    for (const pid of stopped) process.kill(pid, 'SIGSTOP');
    try {
      await expectAway();
    } finally {
      for (const pid of stopped) process.kill(pid, 'SIGCONT');
    }
    await setTitle('恢复之后');
    await expectBack('恢复之后');
  });

  test('whose postmaster accepts no connections', async () => {
    await start(env);
    await cacheHomePage();
    const { pid } = builtInDatabase(folder.folder);
    process.kill(pid, 'SIGSTOP');
    try {
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, n) => get(`show/article-${n}`)),
      );
      for (const { status } of answers) expect([404, 503]).toContain(status);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    await setTitle('再次连接');
    await expectBack('再次连接');
  });

  test.each([
    ['killed', 'SIGKILL'],
    ['stopped', 'SIGINT'],
  ] as const)('that is %s, with requests all the time', async (_, signal) => {
    await start(env);
    await cacheHomePage();
    const { pid } = builtInDatabase(folder.folder);
    process.kill(pid, signal);
    const isBack = async () => {
      expect(await statusOf(CACHED)).toBe(200);
      const status = await statusOf(UNKNOWN);
      expect([404, 503]).toContain(status);
      return status === 404 && (postmasterPid() ?? pid) !== pid;
    };
    await expect.poll(isBack, { timeout: 30_000, interval: 10 }).toBe(true);
    await setTitle(`之后 ${signal}`);
    await expectBack(`之后 ${signal}`);
  });
});
