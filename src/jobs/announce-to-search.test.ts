import { afterAll, expect, test, vi } from 'vitest';
import { outboxMessages } from '#db/schema/outbox.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { fakeWebhook } from '#tests/support/fake-servers.ts';
import { addArticle, tomorrow } from '#tests/support/records/articles.ts';
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

test('new Chinese texts are announced once, when they are public', async () => {
  const aMinuteAgo = new Date(Date.now() - 60_000);
  await addArticle(db, { slug: 'fresh', locales: ['zh', 'en'], publishedAt: aMinuteAgo });
  await addArticle(db, { slug: 'yesterday' });
  await addArticle(db, { slug: 'tomorrow', publishedAt: tomorrow() });
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
