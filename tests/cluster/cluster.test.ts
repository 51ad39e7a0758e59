import { hash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stopAll } from '../support/server-process.ts';
import { slowness } from '../support/slowness.ts';
import { type Cluster, startCluster } from './support/cluster.ts';
import { startLoad } from './support/load.ts';

let cluster: Cluster | undefined;
let everywhere: string[];
beforeAll(async () => {
  cluster = await startCluster();
  everywhere = [cluster.url, ...cluster.instances.map(({ url }) => url)];
});
afterAll(async () => {
  await cluster?.stop();
  await stopAll();
});

const running = (): Cluster => {
  if (!cluster) throw new Error('the cluster did not start');
  return cluster;
};
const text = async (url: string, path: string) => (await fetch(new URL(path, url))).text();
const json = async (url: string, path: string) => (await fetch(new URL(path, url))).json();

const SLUG = 'live-latency-budget';
const PAGES = ['', 'info', `show/${SLUG}`, 'cases', 'support/download', 'en/', 'api/articles'];

test('all processes show content changed by SQL within a second', async () => {
  const { db, instances } = running();
  const shows = async (title: string) => {
    const pages = await Promise.all(instances.map(({ url }) => text(url, `show/${SLUG}`)));
    return pages.filter((page) => page.includes(title)).length;
  };
  for (const title of ['第一个新标题', '第二个新标题']) {
    expect(await shows(title)).toBe(0);
    const changed = await db.query(
      `update article_translations set title = $1 from articles
       where articles.id = article_id and slug = $2 and locale = 'zh'`,
      [title, SLUG],
    );
    expect(changed.rowCount).toBe(1);
    await expect.poll(() => shows(title), { interval: 20, timeout: 1000 * slowness() }).toBe(3);
  }
});

test('a file stored by one process can be downloaded from all, also in ranges', async () => {
  const { db, instances } = running();
  expect(instances.map((instance) => instance.hasFiles())).toEqual([false, false, false]);
  const { data } = await json(cluster?.url ?? '', 'api/downloads?locale=zh');
  const { path, sha256, bytes } = data.items[0].newest.file;
  const [picture] = (await db.query('select storage_key, bytes from media_variants limit 1')).rows;
  for (const url of everywhere) {
    const whole = Buffer.from(await (await fetch(new URL(path, url))).arrayBuffer());
    expect(hash('sha256', whole)).toBe(sha256);
    const part = await fetch(new URL(path, url), { headers: { range: 'bytes=10-19' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(10, 20))).toBe(true);
    const shown = await fetch(new URL(`files/${picture.storage_key}`, url));
    expect((await shown.arrayBuffer()).byteLength).toBe(Number(picture.bytes));
    expect(shown.headers.get('cache-control')).toContain('immutable');
  }
});

test('no request fails when one process is killed under load, and it comes back', async () => {
  const { url, instances } = running();
  const [, killed] = instances;
  const load = startLoad(url, PAGES, 8);
  await load.answered(100);
  killed?.process.child.kill('SIGKILL');
  await load.answered(300);
  await killed?.restart();
  await load.answered(100);
  const { requests, failures } = await load.stop();
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(500);
  expect((await fetch(killed?.url ?? '')).status).toBe(200);
});

test('no request fails when one process is stopped for an update under load', async () => {
  const { url, instances } = running();
  const [stopped] = instances;
  const load = startLoad(url, PAGES, 8);
  await load.answered(100);
  stopped?.process.child.kill('SIGTERM');
  expect(await stopped?.process.ended).toEqual({ code: 0, signal: null });
  await stopped?.restart();
  await load.answered(100);
  expect((await load.stop()).failures).toEqual([]);
});

test('a rate limit counts requests to all processes', async () => {
  const { url } = running();
  const { data: form } = await json(url, 'api/bookings/form?locale=zh');
  const statuses: number[] = [];
  // nginx distributes in turn, so each process gets a third.
  for (let number = 1; number <= 24; number++) {
    const response = await fetch(new URL('api/bookings', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        idempotencyKey: `cluster-booking-${number}`,
        name: '林一',
        phone: '138 0013 8000',
        consent: true,
        privacyVersion: form.privacyVersion,
      }),
    });
    await response.body?.cancel();
    statuses.push(response.status);
  }
  const count = (status: number) => statuses.filter((each) => each === status).length;
  expect({ accepted: count(200), refused: count(429) }).toEqual({ accepted: 20, refused: 4 });
});
