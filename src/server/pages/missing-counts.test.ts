import { afterAll, beforeAll, expect, it } from 'vitest';
import { missingPages } from '#db/schema/site.ts';
import { type DemoSite, PUBLIC_URL, startDemoSite } from '#tests/support/demo-site.ts';
import { createMissingCounts } from './missing-counts.ts';

let demo: DemoSite;
beforeAll(async () => {
  demo = await startDemoSite();
}, 60_000);
afterAll(() => demo.stop());

it('counts the pages that do not exist, and nothing of scanners and people', async () => {
  const from = (referer: string) => ({ headers: { referer } });
  for (const [path, init] of [
    ['/old-catalogue', from(`${PUBLIC_URL}/about?name=x#team`)],
    ['/old-catalogue/?q=secret', {}],
    ['/en/gone.html', from('https://other.example/list')],
    ['/show/no-such-article', from(`${PUBLIC_URL}/share/abcdef`)],
    ['/%E6%97%A7%E9%A1%B5', {}],
    ['/wp-login.php', {}],
    ['/.env', {}],
    ['/backup.zip', {}],
    ['/call/13800138000', {}],
    ['/share/nothing/here', {}],
    ['/a%00b', {}],
    ['/only-head', { method: 'HEAD' }],
    ['/about', {}],
  ] as const) {
    const response = await demo.get(path, { redirect: 'follow', ...init });
    await response.arrayBuffer();
  }
  await demo.site.close();
  const rows = await demo.db.select().from(missingPages);
  expect(
    rows.map(({ path, count, lastReferrer }) => [path, count, lastReferrer]).toSorted(),
  ).toEqual([
    ['/en/gone.html', 1, null],
    ['/old-catalogue', 2, '/about'],
    ['/show/no-such-article', 1, null],
    ['/旧页', 1, null],
  ]);
});

it('keeps at most 200 different paths between two saves', async () => {
  const { db } = demo;
  const before = await db.$count(missingPages);
  const counts = createMissingCounts({ db, log: { warn() {} }, publicUrl: `${PUBLIC_URL}/` });
  for (let at = 0; at < 210; at++) counts.add(`/invented-${'abcdefghij'[at % 10]}${at}`, '');
  await counts.close();
  expect(await db.$count(missingPages)).toBe(before + 200);
});
