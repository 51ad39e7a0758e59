import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eq, gt, sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createVisitorHash } from '#api/http/visitor-hash.ts';
import { statisticsOf } from '#api/statistics/service.ts';
import { beijingDay } from '#contracts/days.ts';
import { visitMarks, visitOrigins, visitStats } from '#db/schema/visits.ts';
import { parseConfig } from '#server/process/config.ts';
import { createDemoDatabase } from '#tests/support/database.ts';
import { startHttpSite, unbuiltFrontend } from '#tests/support/http-site.ts';
import { VisitCounter } from './visit-counter.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'visits-'));
const database = await createDemoDatabase(dataDir);
const { db } = database;
const log = pino({ level: 'silent' });
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  for (const table of [visitStats, visitOrigins, visitMarks]) await db.delete(table);
});

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
const COMPUTER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0';

const today = () => beijingDay(new Date());
const stats = async () =>
  Object.fromEntries(
    (await db.select().from(visitStats)).map(({ path, views, visitors }) => [
      path,
      [views, visitors],
    ]),
  );

async function openSite(env: Record<string, string> = {}) {
  const site = await startHttpSite({
    config: parseConfig({ DATA_DIR: dataDir, ...env }),
    db,
    connection: database.connection,
    frontend: unbuiltFrontend(),
  });
  const get = async (address: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(site.url + address, {
      method,
      redirect: 'manual',
      headers: { 'user-agent': COMPUTER, ...headers },
    });
    await answer.arrayBuffer();
    return answer;
  };
  return { ...site, get };
}

test('views of rendered, cached and unchanged pages count; visitors count once a day', async () => {
  const site = await openSite({ TRUST_PROXY: '1' });
  const first = await site.get('/about');
  const etag = first.headers.get('etag') ?? '';
  for (let view = 0; view < 3; view++) expect((await site.get('/about')).status).toBe(200);
  expect((await site.get('/about', { 'if-none-match': etag })).status).toBe(304);
  await site.get('/about', { 'x-forwarded-for': '203.0.113.9' });
  await site.get('/about?utm_source=mail', { 'user-agent': PHONE });
  await site.get('/en/about', { 'user-agent': PHONE, referer: 'https://www.baidu.com/s?wd=x' });
  await site.stop();
  expect(await stats()).toEqual({ '': [8, 3], '/about': [7, 3], '/en/about': [1, 1] });
  const origins = await db.select().from(visitOrigins);
  expect(origins.map(({ client, visitors }) => [client, visitors]).sort()).toEqual([
    ['computer', 2],
    ['phone', 1],
  ]);
});

test('bots, prefetches, HEAD, missing pages, redirects and files do not count', async () => {
  const site = await openSite();
  await site.get('/about');
  await site.get('/about', { 'user-agent': 'Mozilla/5.0 (compatible; Baiduspider/2.0)' });
  await site.get('/about', { 'sec-purpose': 'prefetch' });
  await site.get('/about', {}, 'HEAD');
  await site.get('/no-such-page');
  await site.get('/about/');
  await site.get('/robots.txt');
  await site.get('/api/site');
  await site.stop();
  expect(await stats()).toEqual({ '': [1, 1], '/about': [1, 1] });
});

test('secret links count under their pattern only', async () => {
  const site = await openSite();
  const { rows } = await db.execute<{ token: string }>(
    'select token from share_links where scene_id is not null and revoked_at is null and expires_at is null and passcode_mac is null limit 1',
  );
  const token = rows[0]?.token ?? '';
  expect((await site.get(`/share/${token}`)).status).toBe(200);
  await site.stop();
  expect(Object.keys(await stats())).toEqual(['', '/share/:id']);
  expect(JSON.stringify(await db.select().from(visitMarks))).not.toContain(token);
});

test('pages that are opened inside the application are reported, invented ones are not counted', async () => {
  const site = await openSite();
  const report = (body: string) =>
    fetch(`${site.url}/api/page-views`, {
      method: 'POST',
      body,
      headers: { 'user-agent': COMPUTER },
    });
  expect((await report('/info')).status).toBe(204);
  for (const body of ['/nothing', 'info', `/show/${'x'.repeat(200)}`, '']) await report(body);
  await site.stop();
  expect(await stats()).toEqual({ '': [1, 1], '/info': [1, 1] });
});

test('several processes count a visitor once, and store neither address nor browser', async () => {
  const counters = [1, 2].map(
    () => new VisitCounter({ db, visitorHash: createVisitorHash(db), log, hops: 0 }),
  );
  const request = {
    headers: { 'user-agent': PHONE, referer: 'https://mp.weixin.qq.com/s/1', host: 'site' },
    socket: { remoteAddress: '203.0.113.77' },
  } as never;
  for (const counter of counters) counter.note(request, '/about');
  await Promise.all(counters.map((counter) => counter.close()));
  expect(await stats()).toEqual({ '': [2, 1], '/about': [2, 1] });
  expect(await db.select().from(visitOrigins)).toEqual([
    { day: today(), referrer: 'mp.weixin.qq.com', client: 'phone', visitors: 1 },
  ]);
  const marks = JSON.stringify(await db.select().from(visitMarks));
  expect(marks).not.toMatch(/203\.0\.113|iPhone/);
});

test('statistics have every day, the period before, and titles of pages', async () => {
  const day = (ago: number) => beijingDay(new Date(Date.now() - ago * 86_400_000));
  await db.insert(visitStats).values([
    { day: day(0), path: '', views: 5, visitors: 3 },
    { day: day(6), path: '', views: 4, visitors: 2 },
    { day: day(7), path: '', views: 9, visitors: 1 },
    { day: day(14), path: '', views: 100, visitors: 100 },
    { day: day(0), path: '/en/about', views: 5, visitors: 3 },
    { day: day(1), path: '/gone', views: 2, visitors: 1 },
    { day: day(8), path: '/gone', views: 50, visitors: 1 },
  ]);
  const { days, total, before, pages } = await statisticsOf(db, 7);
  expect(days).toHaveLength(7);
  expect(days[0]).toMatchObject({ day: day(6), views: 4 });
  expect(days[6]).toMatchObject({ day: day(0), views: 5, visitors: 3 });
  expect([total.views, before.views]).toEqual([9, 9]);
  expect(pages).toMatchObject([
    { path: '/en/about', views: 5, title: { zh: '关于我们' } },
    { path: '/gone', views: 2, title: null },
  ]);
});

test('marks of earlier days are deleted', async () => {
  const { enforceRetention } = await import('#jobs/retention.ts');
  await db.insert(visitMarks).values([
    { day: today(), path: '', mark: 'a' },
    { day: beijingDay(new Date(Date.now() - 86_400_000)), path: '', mark: 'b' },
  ]);
  await enforceRetention(db);
  expect(await db.select().from(visitMarks)).toMatchObject([{ mark: 'a' }]);
  expect(await db.select().from(visitMarks).where(eq(visitMarks.mark, 'b'))).toEqual([]);
});

test('invented hosts and browsers fill no table', async () => {
  const count = (mark: string, referrer: string) => {
    const given = [{ mark, page: '/about', views: 1, client: 'computer', referrer }];
    return db.execute(sql`select count_visits(${today()}, ${JSON.stringify(given)}::jsonb)`);
  };
  await db.execute(sql`
    insert into visit_origins (day, referrer, client, visitors)
    select ${today()}, 'host-' || n, 'computer', 1 from generate_series(1, 2000) n`);
  await count('first', 'host-2001');
  await count('second', 'host-7');
  const hosts = await db.select().from(visitOrigins).where(gt(visitOrigins.visitors, 1));
  expect(hosts.map(({ referrer }) => referrer)).toEqual(['host-7']);
  expect(await db.$count(visitOrigins, eq(visitOrigins.referrer, 'host-2001'))).toBe(0);
  expect(await db.$count(visitOrigins, eq(visitOrigins.referrer, ''))).toBe(1);

  const estimate = (rows: number) =>
    database.owner.execute(
      sql`update pg_class set reltuples = ${rows} where oid = 'visit_marks'::regclass`,
    );
  await estimate(2_000_000);
  await count('third', '');
  await estimate(-1);
  expect(await stats()).toEqual({ '': [2, 2], '/about': [2, 2] });
});
