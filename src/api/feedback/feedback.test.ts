import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { RouteData } from '#contracts/route.ts';
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
