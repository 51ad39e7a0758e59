import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { WebhookKind } from '#contracts/enums/outbox.ts';
import { outboxMessages, webhooks } from '#db/schema/outbox.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { type FakeAnswer, fakeWebhook } from '#tests/support/fake-servers.ts';
import { testKeys } from '#tests/support/keys.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { addMessage, addWebhook } from '#tests/support/records/outbox.ts';
import { deliverBatch } from './deliver.ts';

const database = await createTestDatabase();
const { db } = database;
let answer: FakeAnswer = { status: 200, body: '{"errcode":0,"code":0}' };
const receiver = await fakeWebhook(() => answer);
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const settings = { webhookAllowPrivate: true, keys: testKeys, deliveryTimeoutMs: PATIENCE_MS };

beforeEach(async () => {
  await db.delete(outboxMessages);
  await db.delete(webhooks);
  receiver.received.length = 0;
  answer = { status: 200, body: '{"errcode":0,"code":0}' };
  log.warn.mockClear();
});
afterAll(async () => {
  await receiver.close();
  await database.drop();
});

const payload = {
  reference: 'MJ20261121-7K3D',
  name: '林[一](x)',
  phone: '+8613800138000',
  type: 'demo',
};

async function queueWebhook(kind: WebhookKind, secret: string | null = null) {
  const webhookId = await addWebhook(db, { kind, url: receiver.address, secret });
  return addMessage(db, { key: `test:${webhookId}`, webhookId, payload });
}

async function stateOf(id: string) {
  const [row] = await db.select().from(outboxMessages).where(eq(outboxMessages.id, id));
  return row;
}

test('a webhook message is posted once and marked as sent', async () => {
  const id = await queueWebhook('wecom');
  expect(await deliverBatch(db, log, settings)).toBe(1);
  expect(await deliverBatch(db, log, settings)).toBe(0);
  expect(await stateOf(id)).toMatchObject({ status: 'sent', attempts: 1, lastError: null });
  const body = JSON.parse(receiver.received[0]?.body ?? '');
  expect(body.msgtype).toBe('markdown');
  expect(body.markdown.content).toContain('MJ20261121-7K3D');
  expect(body.markdown.content).toContain('> 类型：产品演示');
  // Text typed by a visitor must not become a link in the chat.
  expect(body.markdown.content).not.toContain('](');
});

test('the address of a DingTalk message contains its signature', async () => {
  await queueWebhook('dingtalk', 'SECabc');
  await deliverBatch(db, log, settings);
  const query = new URL(receiver.received[0]?.url ?? '', 'http://x').searchParams;
  const timestamp = query.get('timestamp');
  const expected = createHmac('sha256', 'SECabc').update(`${timestamp}\nSECabc`).digest('base64');
  expect(query.get('sign')).toBe(expected);
});

test('the body of a Feishu message contains its signature', async () => {
  await queueWebhook('feishu', 'abc');
  await deliverBatch(db, log, settings);
  const body = JSON.parse(receiver.received[0]?.body ?? '');
  expect(body.msg_type).toBe('post');
  expect(body.sign).toBe(
    createHmac('sha256', `${body.timestamp}\nabc`).update('').digest('base64'),
  );
});

test('other receivers get the event as data, signed by Standard Webhooks', async () => {
  const key = Buffer.from('0123456789abcdef0123456789abcdef');
  const id = await queueWebhook('generic', `whsec_${key.toString('base64')}`);
  await deliverBatch(db, log, settings);
  const [post] = receiver.received;
  expect(JSON.parse(post?.body ?? '')).toMatchObject({ type: 'booking.created', data: payload });
  expect(post?.headers['webhook-id']).toBe(id);
  const signed = `${id}.${post?.headers['webhook-timestamp']}.${post?.body}`;
  const expected = createHmac('sha256', key).update(signed).digest('base64');
  expect(post?.headers['webhook-signature']).toBe(`v1,${expected}`);
});

test.each<[FakeAnswer, string]>([
  ['hang', 'no answer within'],
  ['trickle', 'no answer within'],
  ['break', 'aborted'],
  [{ status: 500, body: '' }, 'answered 500'],
  [{ status: 302, body: '' }, 'answered 302'],
  [{ status: 200, body: '{"errcode":93000}' }, 'refused'],
  [{ status: 200, body: 'hello' }, 'refused'],
])('retries later after %j', async (given, reason) => {
  answer = given;
  const id = await queueWebhook('wecom');
  // No wait can be too short for an answer that never comes.
  const deliveryTimeoutMs = reason === 'no answer within' ? 300 : PATIENCE_MS;
  await deliverBatch(db, log, { ...settings, deliveryTimeoutMs });
  const row = await stateOf(id);
  expect(row).toMatchObject({ status: 'pending', attempts: 1, sentAt: null });
  expect(row?.lastError).toContain(reason);
  expect(row?.nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 50_000);
  expect(await deliverBatch(db, log, settings)).toBe(0);
  answer = { status: 200, body: '{"errcode":0}' };
  await db.update(outboxMessages).set({ nextAttemptAt: new Date(0) });
  await deliverBatch(db, log, settings);
  expect(await stateOf(id)).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
});

test('a receiver that says when to come back is asked then', async () => {
  answer = { status: 503, body: '', headers: { 'retry-after': '7200' } };
  const id = await queueWebhook('generic');
  await deliverBatch(db, log, settings);
  const due = (await stateOf(id))?.nextAttemptAt.getTime() ?? 0;
  expect(due).toBeGreaterThan(Date.now() + 7_000_000);
});

test('a message that is never accepted fails after the last attempt', async () => {
  answer = { status: 500, body: '' };
  const id = await queueWebhook('wecom');
  for (let attempt = 1; attempt <= 8; attempt++) {
    await db.update(outboxMessages).set({ nextAttemptAt: new Date(0) });
    await deliverBatch(db, log, settings);
  }
  expect(await stateOf(id)).toMatchObject({ status: 'failed', attempts: 8 });
});

test('a message whose sender died is sent again after its lease has expired', async () => {
  const id = await queueWebhook('wecom');
  await db.update(outboxMessages).set({
    status: 'sending',
    nextAttemptAt: sql`now() + interval '1 minute'`,
  });
  expect(await deliverBatch(db, log, settings)).toBe(0);
  await db.update(outboxMessages).set({ nextAttemptAt: new Date(0) });
  expect(await deliverBatch(db, log, settings)).toBe(1);
  expect((await stateOf(id))?.status).toBe('sent');
});

test('two workers at once send a message once', async () => {
  await queueWebhook('wecom');
  const counts = await Promise.all([1, 2, 3].map(() => deliverBatch(db, log, settings)));
  expect(counts.sort()).toEqual([0, 0, 1]);
  expect(receiver.received).toHaveLength(1);
});

test('private addresses are refused unless allowed', async () => {
  const id = await queueWebhook('wecom');
  await deliverBatch(db, log, { keys: testKeys });
  expect(receiver.received).toHaveLength(0);
  expect((await stateOf(id))?.lastError).toContain('private address');
});
