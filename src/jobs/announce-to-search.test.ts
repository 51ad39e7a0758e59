import { sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { outboxMessages } from '#db/schema/outbox.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { fakeWebhook } from '#tests/support/fake-servers.ts';
import { announceNewTexts } from './announce-to-search.ts';
import { deliverBatch } from './outbox/deliver.ts';

const database = await createTestDatabase();
const { db } = database;
let answer = { status: 200, body: '{"remain":99,"success":1}' };
const baidu = await fakeWebhook(() => answer);
afterAll(async () => {
  await baidu.close();
  await database.drop();
});

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const settings = { baiduPush: { url: new URL(baidu.address).origin, token: 'a-token' } };

async function publish(slug: string, published: string, locale = 'zh') {
  await db.execute(sql`insert into article_categories (key, name_zh) values ('news', '新闻')
    on conflict do nothing`);
  await db.execute(sql`insert into articles (slug, category_key) values (${slug}, 'news')
    on conflict do nothing`);
  await db.execute(sql`
    insert into article_translations (article_id, locale, title, status, published_at)
    select id, ${locale}, slug, 'published', now() + ${published}::interval
    from articles where slug = ${slug}`);
}

test('new Chinese texts are announced once, when they are public', async () => {
  await publish('fresh', '-1 minute');
  await publish('fresh', '-1 minute', 'en');
  await publish('yesterday', '-1 day');
  await publish('tomorrow', '1 day');
  await announceNewTexts(db, 'https://www.example.com/brand/');
  await announceNewTexts(db, 'https://www.example.com/brand/');
  expect(await db.select({ payload: outboxMessages.payload }).from(outboxMessages)).toEqual([
    { payload: { address: 'https://www.example.com/brand/show/fresh' } },
  ]);
});

test('they are sent through the outbox only if Baidu is configured', async () => {
  expect(await deliverBatch(db, log, {})).toBe(0);
  answer = { status: 401, body: '{"error":401,"message":"token is not valid"}' };
  expect(await deliverBatch(db, log, settings)).toBe(1);
  const [refused] = await db.select().from(outboxMessages);
  expect(refused).toMatchObject({ status: 'pending', attempts: 1 });
  expect(refused?.lastError).toContain('token is not valid');
  expect(refused?.lastError).not.toContain('a-token');

  answer = { status: 200, body: '{"remain":99,"success":1}' };
  await db.update(outboxMessages).set({ nextAttemptAt: new Date(0) });
  expect(await deliverBatch(db, log, settings)).toBe(1);
  const [sent] = await db.select().from(outboxMessages);
  expect(sent?.status).toBe('sent');
  expect(baidu.received[1]).toMatchObject({
    url: '/urls?site=https%3A%2F%2Fwww.example.com&token=a-token',
    body: 'https://www.example.com/brand/show/fresh',
  });
});
