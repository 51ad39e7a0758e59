import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeMessage } from '#api/outbox/message-text.ts';
import { plainText } from '#contracts/outbox/render.ts';
import { messageEvents } from '#contracts/outbox/templates.ts';
import { messageTemplates } from '#db/schema/message-templates.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { signInTo } from '#tests/support/publishing.ts';
import { publishTemplates } from './delivered.ts';

const database = await createTestDatabase();
const { db } = database;
const api = createTestApi(db);
const editor = await signInTo(db, api, 'editor', '编辑');
afterAll(() => database.drop());
beforeAll(() => publishTemplates(db));
beforeEach(async () => {
  await db.delete(outboxMessages);
});

interface Item {
  id: string;
  event: string;
  isEdited: boolean;
  subjectZh: string;
}
const list = async (query = '') =>
  (await editor.ask<{ items: Item[] }>(`GET /admin/message-templates${query}`)).items;
const idOf = async (event: string) => (await list()).find((item) => item.event === event)?.id ?? '';
const edit = async (event: string, body: object) =>
  editor.call(`PATCH /admin/message-templates/${await idOf(event)}`, { body });
const mailText = async () => {
  const text = await writeMessage(db, 'staff.password_request', { link: 'https://x/' }, 'zh');
  return `${text.subject}\n${plainText(text)}`;
};

test('every message is listed, once, however many processes start', async () => {
  await Promise.all([publishTemplates(db), publishTemplates(db), publishTemplates(db)]);
  const items = await list();
  expect(items.map(({ event }) => event)).toEqual(messageEvents.toSorted());
  expect(items.filter(({ isEdited }) => isEdited)).toEqual([]);
  expect((await list(`?q=${encodeURIComponent('重设密码')}`)).map(({ event }) => event)).toEqual([
    'staff.password_request',
  ]);
});

test('mails have the text that staff wrote; a release renews only texts that nobody changed', async () => {
  const { status } = await edit('staff.password_request', {
    subjectZh: '新密码',
    bodyZh: '点这里：{{link}}',
  });
  expect(status).toBe(200);
  expect(await mailText()).toBe('新密码\n点这里：https://x/');
  await db.update(messageTemplates).set({ nameZh: '旧名' });
  await db
    .update(messageTemplates)
    .set({ subjectZh: '上一版', deliveredHash: '' })
    .where(eq(messageTemplates.event, 'staff.invitation'));
  await publishTemplates(db);
  const edited = await list('?state=edited');
  expect(edited.map(({ event }) => event)).toEqual(['staff.invitation', 'staff.password_request']);
  expect(await mailText()).toContain('新密码');
  expect(await list(`?q=${encodeURIComponent('旧名')}`)).toEqual([]);

  for (const event of ['staff.invitation', 'staff.password_request']) {
    await editor.ask(`POST /admin/message-templates/${await idOf(event)}/restoration`);
  }
  expect(await list('?state=edited')).toEqual([]);
  expect(await mailText()).toContain('1 小时内');
});

test('a value that the message does not have is refused by name', async () => {
  const { status, body } = await edit('staff.signed_in', { bodyEn: 'From {{netwrk}}' });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('netwrk');
  expect(JSON.stringify(body)).toContain('network');
});

test('test mails go to who asks, in both languages, and say that they are tests', async () => {
  const id = await idOf('booking.created');
  const { recipient } = await editor.ask<{ recipient: string }>(
    `POST /admin/message-templates/${id}/tests`,
  );
  const mails = await db.select().from(outboxMessages);
  expect(mails.map(({ locale }) => locale).sort()).toEqual(['en', 'zh']);
  for (const mail of mails) {
    expect(mail.recipient).toBe(recipient);
    const { subject } = await writeMessage(db, mail.event, mail.payload, mail.locale ?? 'zh');
    expect(subject).toContain(mail.locale === 'zh' ? '【测试】新预约' : '[Test] New booking');
  }
});

test('no message is added or deleted', async () => {
  const administrator = await signInTo(db, api, 'administrator', '管理员');
  const id = await idOf('booking.created');
  const calls = ['POST /admin/message-templates', `DELETE /admin/message-templates/${id}`];
  for (const call of calls) expect((await administrator.call(call)).status).toBe(405);
});
