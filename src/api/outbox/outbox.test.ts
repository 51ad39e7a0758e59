import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '#db/schema/audit.ts';
import { outboxMessages, webhooks } from '#db/schema/outbox.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { signInTo } from '#tests/support/publishing.ts';
import { addMessage, addWebhook } from '#tests/support/records/outbox.ts';
import { addMail, MAX_ATTACHED_BYTES } from './add-mail.ts';

const database = await createTestDatabase();
const { db } = database;
const api = createTestApi(db);
const administrator = await signInTo(db, api, 'administrator', '管理员');
afterAll(() => database.drop());
beforeEach(async () => {
  await db.delete(outboxMessages);
  await db.delete(webhooks);
});

interface Item {
  id: string;
  status: string;
  recipient: string | null;
  webhook: { id: string; name: string } | null;
}
const list = async (query = '') =>
  administrator.ask<{ items: Item[]; next: string | null }>(`GET /admin/outbox${query}`);
const idsIn = async (query = '') => (await list(query)).items.map(({ id }) => id);
const sent = { status: 'sent' as const, sentAt: new Date() };

test('messages are found by state, webhook and reader, page by page', async () => {
  const webhookId = await addWebhook(db, { url: 'https://example.com/', name: '销售群' });
  const hook = await addMessage(db, { key: 'hook', webhookId, status: 'failed' });
  const mail = await addMessage(db, { key: 'mail', recipient: 'lin@example.com', ...sent });
  expect(await idsIn()).toEqual([mail, hook]);
  expect(await idsIn('?status=failed')).toEqual([hook]);
  expect(await idsIn(`?webhook=${webhookId}`)).toEqual([hook]);
  expect(await idsIn('?q=LIN@')).toEqual([mail]);
  expect((await list()).items[1]?.webhook).toEqual({ id: webhookId, name: '销售群' });
  for (let at = 0; at < 51; at++) await addMessage(db, { key: `more ${at}` });
  const first = await list();
  expect(first.items).toHaveLength(50);
  expect(await idsIn(`?after=${first.next}`)).toHaveLength(3);
});

test('a message that was sent is sent again as a new one, with all that it had', async () => {
  await addMail(db, {
    event: 'booking.answer',
    locale: 'en',
    recipient: 'lin@example.com',
    once: '1',
    payload: { reference: 'MJ-1', text: 'Hello' },
    thread: 'MJ-1',
    attachments: [{ name: 'a.ics', contentType: 'text/calendar', content: 'BEGIN' }],
  });
  await db.update(outboxMessages).set(sent);
  const [id] = await idsIn();
  await administrator.ask(`POST /admin/outbox/${id}/retry`);
  const rows = await db.select().from(outboxMessages).orderBy(outboxMessages.id);
  const kept = { recipient: 'lin@example.com', locale: 'en', thread: 'MJ-1' };
  expect(rows).toMatchObject([
    { id, status: 'sent', ...kept },
    { status: 'pending', attempts: 0, sentAt: null, ...kept, attachments: [{ name: 'a.ics' }] },
  ]);
});

test('all that were given up are sent again, those of one webhook first', async () => {
  const webhookId = await addWebhook(db, { url: 'https://example.com/' });
  const failed = { status: 'failed' as const, attempts: 8 };
  await addMessage(db, { key: 'hook', webhookId, ...failed });
  await addMessage(db, { key: 'mail', ...failed });
  await addMessage(db, { key: 'cancelled', status: 'cancelled' });
  const again = (body: object) =>
    administrator.ask<{ count: number }>('POST /admin/outbox/retries', body);
  expect(await again({ webhook: webhookId })).toEqual({ count: 1 });
  expect(await again({})).toEqual({ count: 1 });
  expect(await again({})).toEqual({ count: 0 });
  const pending = await db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.status, 'pending'));
  expect(pending.map(({ attempts }) => attempts)).toEqual([0, 0]);
  const [entry] = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'system.outbox_retry'));
  expect(entry).toMatchObject({ actorId: administrator.person.id });
});

test('the same event about the same is written once, and too many bytes are not', async () => {
  const mail = {
    event: 'booking.answer' as const,
    locale: 'zh' as const,
    recipient: 'lin@example.com',
    once: 'same',
    payload: { reference: 'MJ-1', text: '您好' },
  };
  await Promise.all([1, 2, 3].map(() => addMail(db, mail)));
  expect(await idsIn()).toHaveLength(1);
  const content = Buffer.alloc(MAX_ATTACHED_BYTES + 1);
  const attachments = [{ name: 'a.pdf', contentType: 'application/pdf', content }];
  await expect(addMail(db, { ...mail, once: 'large', attachments })).rejects.toThrow('too large');
});
