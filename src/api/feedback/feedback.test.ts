import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { RouteData } from '#contracts/route.ts';
import { auditLog } from '#db/schema/audit.ts';
import { documentFeedback, documents } from '#db/schema/documents.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createDemoDatabase } from '#tests/support/database.ts';
import { addWebhook } from '#tests/support/records/outbox.ts';
import { addStaffMember, staffClient } from '#tests/support/staff.ts';
import type { listFeedback, listFeedbackDocuments } from './contract.ts';

const database = await createDemoDatabase();
const { db } = database;
const api = createTestApi(db);
afterAll(() => database.drop());
beforeEach(async () => {
  await db.delete(documentFeedback);
});
const support = await staffClient(db, api, await addStaffMember(db, 'support'));

const idOf = async (slug: string) =>
  (await db.select().from(documents).where(eq(documents.slug, slug)))[0]?.id ?? '';
const [parameters, flicker] = [await idOf('cyan-parameters'), await idOf('flicker-50hz')];

async function add(
  documentId: string,
  values: Partial<typeof documentFeedback.$inferInsert> = {},
): Promise<string> {
  const [row] = await db
    .insert(documentFeedback)
    .values({ documentId, locale: 'zh', helpful: false, ...values })
    .returning({ id: documentFeedback.id });
  return row?.id ?? '';
}
const list = async (query = '') =>
  (await support(`GET /admin/feedback${query}`)).body.data as unknown as RouteData<
    typeof listFeedback
  >;
const byDocument = async (query = '') =>
  (await support(`GET /admin/feedback-documents${query}`)).body.data as unknown as RouteData<
    typeof listFeedbackDocuments
  >;

test('what a visitor writes about a document is on the list, without contacts', async () => {
  await api.api('POST /documents/:slug/feedback', {
    params: { slug: 'cyan-parameters' },
    body: { locale: 'zh', helpful: false, reason: 'unclear', comment: '第二步没看懂 13800138000' },
  });
  const { items } = await list();
  expect(items).toMatchObject([
    {
      document: { id: parameters, slug: 'cyan-parameters', title: expect.stringMatching(/./) },
      reason: 'unclear',
      comment: '第二步没看懂 […]',
      isChangedSince: false,
      status: 'open',
    },
  ]);
});

test('webhooks are told of an answer, and again when the reader adds words', async () => {
  const webhookId = await addWebhook(db, {
    url: 'https://chat.example/feedback',
    events: ['feedback.created'],
  });
  await addWebhook(db, { url: 'https://other.example/hook', events: ['booking.created'] });
  const send = (body: Record<string, unknown>) =>
    api.api('POST /documents/:slug/feedback', {
      params: { slug: 'cyan-parameters' },
      body: { locale: 'zh', helpful: false, ...body },
    });
  await send({});
  await send({});
  await send({ reason: 'unclear', comment: '第二步没看懂 13800138000' });
  const messages = await db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.event, 'feedback.created'))
    .orderBy(outboxMessages.id);
  const payload = {
    id: expect.any(String),
    document: expect.stringMatching(/./),
    page: 'http://localhost/dmfaq/cyan-parameters',
    locale: 'zh',
    helpful: false,
    reason: null,
    comment: null,
  };
  expect(messages.map((message) => [message.webhookId, message.payload])).toEqual([
    [webhookId, payload],
    [webhookId, { ...payload, reason: 'unclear', comment: '第二步没看懂 […]' }],
  ]);
});

test('texts are filtered by state, reason and document, and read page by page', async () => {
  for (let at = 0; at < 60; at++) await add(parameters, { comment: `文字 ${at}`, reason: 'wrong' });
  const other = await add(flicker, { comment: '已过时', reason: 'outdated' });
  await add(flicker, { reason: 'outdated' });
  const first = await list();
  expect([first.items.length, first.items[0]?.id]).toEqual([50, other]);
  const second = await list(`?after=${first.next}`);
  expect([second.items.length, second.next]).toEqual([11, null]);
  expect((await list('?reason=outdated')).items.map(({ id }) => id)).toEqual([other]);
  expect((await list(`?documentId=${flicker}`)).items.map(({ id }) => id)).toEqual([other]);
  expect((await list('?status=done')).items).toEqual([]);
});

test('a text is marked as done and put back; only those who work with it may', async () => {
  const id = await add(parameters, { comment: '缺一张图' });
  const path = `PUT /admin/feedback/${id}/status`;
  const sales = await staffClient(db, api, await addStaffMember(db, 'sales'));
  expect((await sales(path, { body: { status: 'done' } })).status).toBe(403);
  expect((await support(path, { body: { status: 'done' } })).status).toBe(200);
  expect((await list()).items).toEqual([]);
  expect((await list('?status=done')).items.map((item) => item.id)).toEqual([id]);
  expect((await support(path, { body: { status: 'open' } })).status).toBe(200);
  expect((await list()).items).toHaveLength(1);
  // An answer without text is not on the list.
  const plain = await add(parameters);
  const refused = await support(`PUT /admin/feedback/${plain}/status`, {
    body: { status: 'done' },
  });
  expect(refused.status).toBe(404);
});

test('documents are listed by how many readers they did not help, with rates and reasons', async () => {
  const old = new Date(Date.now() - 60 * 86_400_000);
  for (let at = 0; at < 3; at++) await add(flicker, { reason: 'wrong' });
  await add(flicker, { reason: 'unclear', comment: '看不懂' });
  await add(flicker, { helpful: true });
  await add(parameters, { helpful: true });
  await add(parameters, { reason: 'outdated', createdAt: old });
  expect((await byDocument('?days=30')).items).toMatchObject([
    {
      document: { id: flicker },
      helpful: 1,
      notHelpful: 4,
      reasons: [
        { reason: 'wrong', count: 3 },
        { reason: 'unclear', count: 1 },
      ],
      openTexts: 1,
    },
    { document: { id: parameters }, helpful: 1, notHelpful: 0, reasons: [], openTexts: 0 },
  ]);
  expect((await byDocument('?days=90')).items[1]).toMatchObject({ helpful: 1, notHelpful: 1 });
});

test('an answer is seen with the receipt of the reader, and not by who writes other words', async () => {
  const send = (comment: string) =>
    api.api('POST /documents/:slug/feedback', {
      params: { slug: 'cyan-parameters' },
      body: { locale: 'zh', helpful: false, comment },
    });
  const { receipt } = await send('缺一张接线图');
  const read = (of = receipt ?? '') =>
    api.api('GET /feedback-answers/:receipt', { params: { receipt: of } });
  expect(await read()).toEqual({ isHandled: false, answer: null, answeredAt: null });
  const [item] = (await list()).items;
  const answer = { answer: '已补上，在第三节。' };
  const path = `PUT /admin/feedback/${item?.id}/answer`;
  expect((await support(path, { body: { answer: ' ' } })).status).toBe(400);
  expect((await support(path, { body: answer })).status).toBe(200);
  expect(await read()).toMatchObject({ isHandled: true, ...answer });
  expect((await list('?status=done')).items).toMatchObject([
    { ...answer, answeredBy: expect.stringMatching(/support/) },
  ]);
  // The log says who answered, and never what.
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, 'feedback.answer'));
  expect(entry).toMatchObject({ entityId: item?.id, changes: { answer: [null, '***'] } });
  const { receipt: next } = await send('还缺一张');
  expect(next).not.toBe(receipt);
  await expect(read()).rejects.toThrow();
  expect(await read(next ?? '')).toMatchObject({ isHandled: false, answer: null });
  // Without words there is nothing to answer.
  const plain = await api.api('POST /documents/:slug/feedback', {
    params: { slug: 'flicker-50hz' },
    body: { locale: 'zh', helpful: true },
  });
  expect(plain.receipt).toBeNull();
});

test('all open texts about a document are closed at once, or those with one reason', async () => {
  await add(parameters, { comment: '一', reason: 'wrong' });
  await add(parameters, { comment: '二', reason: 'unclear' });
  await add(parameters, { comment: '三', reason: 'wrong', status: 'ignored' });
  await add(flicker, { comment: '四', reason: 'wrong' });
  const close = (body: object) => support('POST /admin/feedback-closures', { body });
  expect((await close({ documentId: parameters, reason: 'wrong' })).body.data).toEqual({
    closed: 1,
  });
  expect((await list()).items.map(({ comment }) => comment)).toEqual(['四', '二']);
  expect((await close({ documentId: parameters })).body.data).toEqual({ closed: 1 });
  expect((await list()).items.map(({ comment }) => comment)).toEqual(['四']);
  expect((await list('?status=ignored')).items).toHaveLength(1);
});

test('documents that help a smaller share than before are listed, the steepest fall first', async () => {
  const before = new Date(Date.now() - 45 * 86_400_000);
  const fill = async (id: string, now: [number, number], then: [number, number]) => {
    for (const [[yes, no], createdAt] of [
      [now, new Date()],
      [then, before],
    ] as const) {
      for (let at = 0; at < yes; at++) await add(id, { helpful: true, createdAt });
      for (let at = 0; at < no; at++) await add(id, { createdAt });
    }
  };
  const third = await idOf('first-live-room');
  const fourth = await idOf('small-room-lighting');
  await fill(parameters, [4, 1], [5, 0]);
  await fill(flicker, [1, 4], [4, 1]);
  await fill(third, [5, 0], [3, 2]);
  // Four answers say too little.
  await fill(fourth, [0, 4], [4, 0]);
  const falling = await byDocument('?days=30&order=falling');
  expect(falling.items).toMatchObject([
    { document: { id: flicker }, helpful: 1, notHelpful: 4, before: 80 },
    { document: { id: parameters }, helpful: 4, notHelpful: 1, before: 100 },
  ]);
  const all = await byDocument('?days=30');
  expect(all.items.find(({ document }) => document.id === fourth)).toMatchObject({ before: null });
  expect(all.items).toHaveLength(4);
});
