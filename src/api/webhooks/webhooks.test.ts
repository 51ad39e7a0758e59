import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { KeyRing, UnknownKeyError } from '#api/access/key-ring.ts';
import { auditLog } from '#db/schema/audit.ts';
import { outboxMessages, webhooks } from '#db/schema/outbox.ts';
import { trashedRecords } from '#db/schema/trash.ts';
import { deliverBatch } from '#jobs/outbox/deliver.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { fakeWebhook } from '#tests/support/fake-servers.ts';
import { testKeys } from '#tests/support/keys.ts';
import { signInTo } from '#tests/support/publishing.ts';
import { tellWebhooks } from './announce.ts';
import { decryptColumns, encryptColumns } from './secrets.ts';

const database = await createTestDatabase();
const { db } = database;
const api = createTestApi(db);
const administrator = await signInTo(db, api, 'administrator', '管理员');
const receiver = await fakeWebhook(() => ({ status: 200, body: '{"errcode":0}' }));
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
afterAll(async () => {
  await receiver.close();
  await database.drop();
});
beforeEach(async () => {
  await db.delete(outboxMessages);
  await db.delete(webhooks);
  receiver.received.length = 0;
});

const KEY = 'f3a9-the-key-of-a-robot';
const wecom = {
  name: '销售群',
  kind: 'wecom',
  locale: 'zh',
  events: ['booking.created'],
  active: true,
  address: `https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=${KEY}`,
  secret: '',
};
interface Made {
  id: string;
  secret: string | null;
}
const add = (body: object = {}) =>
  administrator.ask<Made>('POST /admin/webhooks', { ...wecom, ...body });
const refusal = async (body: object) =>
  (await administrator.call('POST /admin/webhooks', { body: { ...wecom, ...body } })).body;
const stored = async (id: string) => {
  const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id));
  if (!row) throw new Error('the webhook is gone');
  return row;
};
const plain = async (id: string) => decryptColumns(testKeys, await stored(id));
const deliver = () => deliverBatch(db, log, { keys: testKeys, webhookAllowPrivate: true });
const readdress = async (id: string) =>
  db
    .update(webhooks)
    .set(encryptColumns(testKeys, id, { address: receiver.address }))
    .where(eq(webhooks.id, id));
const tell = (key: string) =>
  tellWebhooks(db, { event: 'booking.created', key, payload: { reference: key } });

test('address and secret are stored encrypted, and neither an answer nor the log has them', async () => {
  const { id } = await add({ kind: 'dingtalk', secret: 'SECabc123' });
  expect(await plain(id)).toEqual({ address: wecom.address, secret: 'SECabc123' });
  const answer = await administrator.ask('GET /admin/webhooks');
  expect(answer).toMatchObject({
    items: [{ addressHint: 'https://qyapi.weixin.qq.com/…obot', hasSecret: true }],
  });
  await administrator.ask(`DELETE /admin/webhooks/${id}`);
  const everything = JSON.stringify([
    answer,
    await db.select().from(trashedRecords),
    await db.select().from(auditLog),
  ]);
  expect(everything).not.toMatch(/f3a9|SECabc/);
  await administrator.ask(`POST /admin/trash/${id}/recovery`);
  expect(await plain(id)).toEqual({ address: wecom.address, secret: 'SECabc123' });
});

test('a generic webhook without a secret gets one, which is told once', async () => {
  const { id, secret } = await add({ kind: 'generic', address: 'https://example.com/hook' });
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(await plain(id)).toMatchObject({ secret });
});

test('columns cannot be read under another key or as those of another webhook', async () => {
  const { id } = await add();
  const row = await stored(id);
  const [old, newer] = [Buffer.from('the earlier key'), Buffer.from('the newer key')];
  expect(() => decryptColumns(new KeyRing([newer]), row)).toThrow(UnknownKeyError);
  expect(() => decryptColumns(testKeys, { ...row, id: crypto.randomUUID() })).toThrow();
  const made = encryptColumns(new KeyRing([old]), id, { address: wecom.address });
  expect(decryptColumns(new KeyRing([newer, old]), { ...row, ...made }).address).toBe(
    wecom.address,
  );
});

test('an empty address or secret keeps the stored one', async () => {
  const { id } = await add({ kind: 'feishu', secret: 'first' });
  const change = (body: object) => administrator.ask(`PATCH /admin/webhooks/${id}`, body);
  await change({ name: '值班群', address: '', secret: '' });
  expect(await plain(id)).toEqual({ address: wecom.address, secret: 'first' });
  await change({ address: 'https://open.feishu.cn/hook/9f8e', secret: 'second' });
  expect(await plain(id)).toEqual({
    address: 'https://open.feishu.cn/hook/9f8e',
    secret: 'second',
  });
  expect(await stored(id)).toMatchObject({
    name: '值班群',
    addressHint: 'https://open.feishu.cn/…9f8e',
  });
});

test.each([
  ['http://example.com/hook', 'https'],
  ['https://127.0.0.1/hook', 'private network'],
  ['https://[::ffff:10.0.0.1]/hook', 'private network'],
  ['https://2130706433/hook', 'private network'],
  ['https://user:word@example.com/', 'user name'],
  ['ftp://example.com/', 'whole address'],
  ['example.com/hook', 'whole address'],
])('the address %s is refused', async (address, reason) => {
  expect(await refusal({ address })).toMatchObject({
    errorCode: 'VALIDATION_FAILED',
    fields: [{ path: 'address', message: expect.stringContaining(reason) }],
  });
});

test('a name is taken once, also by two at once', async () => {
  const calls = await Promise.all(
    [1, 2].map(() => administrator.call('POST /admin/webhooks', { body: wecom })),
  );
  expect(calls.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('a paused webhook hears of nothing, what waits goes on waiting, and tests arrive', async () => {
  const { id } = await add();
  await readdress(id);
  await tell('before');
  await administrator.ask(`PATCH /admin/webhooks/${id}`, { active: false });
  await tell('while paused');
  await administrator.ask(`POST /admin/webhooks/${id}/tests`);
  expect(await deliver()).toBe(1);
  expect(receiver.received[0]?.body).toContain('测试消息');
  expect(await administrator.ask(`GET /admin/webhooks/${id}`)).toMatchObject({
    waiting: 1,
    failed: 0,
    lastSentAt: expect.any(String),
  });
  await administrator.ask(`PATCH /admin/webhooks/${id}`, { active: true });
  expect(await deliver()).toBe(1);
  expect(receiver.received[1]?.body).toContain('before');
  expect(receiver.received).toHaveLength(2);
});

test('messages are in the language of the webhook', async () => {
  const { id } = await add({ locale: 'en' });
  await readdress(id);
  await tell('MJ-1');
  await deliver();
  expect(receiver.received[0]?.body).toContain('New booking MJ-1');
});
