import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { KeyRing } from '#api/access/key-ring.ts';
import { addMail } from '#api/outbox/add-mail.ts';
import { createLinkTicket, voidTickets } from '#api/staff/tickets.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { testKeys } from '#tests/support/keys.ts';
import { type MailAnswer, startMailServer } from '#tests/support/mail-server.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { addMessage } from '#tests/support/records/outbox.ts';
import { addSite } from '#tests/support/records/site.ts';
import { addStaffMember } from '#tests/support/staff.ts';
import { deliverBatch, deliverOutbox } from './deliver.ts';

const database = await createTestDatabase();
const { db } = database;
const server = await startMailServer();
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const settings = { smtpUrl: server.address, deliveryTimeoutMs: PATIENCE_MS };
const deliver = (deliveryTimeoutMs = PATIENCE_MS) =>
  deliverBatch(db, log, { ...settings, deliveryTimeoutMs });

beforeAll(() => addSite(db, { email: 'office@mujing.example' }));
beforeEach(async () => {
  await db.delete(outboxMessages);
  server.received.length = 0;
  server.answer = 'take';
  server.waiting = 0;
  log.warn.mockClear();
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

async function stateOf(id: string) {
  const [row] = await db.select().from(outboxMessages).where(eq(outboxMessages.id, id));
  return row;
}

const answerFor = (locale: 'zh' | 'en', once = locale) =>
  addMail(db, {
    event: 'booking.answer',
    locale,
    recipient: 'lin@example.com',
    once,
    payload: { reference: 'MJ20261121-7K3D', text: '周三下午\n<b>两点</b>可以吗？' },
    thread: 'MJ20261121-7K3D',
    attachments: [
      {
        name: '预约.ics',
        contentType: 'text/calendar; method=PUBLISH',
        content: 'BEGIN:VCALENDAR',
      },
    ],
  });

test('a mail has its text, the same as HTML, its files and its conversation', async () => {
  await answerFor('zh');
  await answerFor('en');
  expect(await deliver()).toBe(2);
  for (const { headers, parts, recipient } of server.received) {
    expect(recipient).toBe('lin@example.com');
    expect(parts['text/plain']).toBe('周三下午\n<b>两点</b>可以吗？');
    expect(parts['text/html']).toContain('周三下午<br>&lt;b&gt;两点&lt;/b&gt;可以吗？');
    expect(parts['text/calendar']).toBe('BEGIN:VCALENDAR');
    expect(headers).toContain('References: <MJ20261121-7K3D@mujing.example>');
  }
  const subjects = server.received.map(({ headers }) => /^Subject: (.*)$/m.exec(headers)?.[1]);
  expect(subjects).toContain('Your booking MJ20261121-7K3D');
});

test('mail waits without a mail server, which is logged once, and is sent when there is one', async () => {
  const id = await addMessage(db, { key: 'test:mail', recipient: 'sales@mujing.example' });
  const context = { db, log, settings: {}, signal: new AbortController().signal };
  await deliverOutbox.run({}, context);
  await deliverOutbox.run({}, context);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(await stateOf(id)).toMatchObject({ status: 'pending', attempts: 0 });

  await deliverOutbox.run({}, { ...context, settings });
  expect((await stateOf(id))?.status).toBe('sent');
  const [mail] = server.received;
  expect(mail?.headers).toContain('To: sales@mujing.example');
  expect(mail?.headers).toContain(`Message-ID: <${id}@mujing.example>`);
});

/** Expects that a mail was not taken for a reason, waits, and arrives under the same id later. */
async function expectLater(id: string, reason: string) {
  const refused = await stateOf(id);
  expect(refused).toMatchObject({ status: 'pending', attempts: 1 });
  expect(refused?.lastError).toContain(reason);
  expect(await deliver()).toBe(0);

  server.answer = 'take';
  await db.update(outboxMessages).set({ nextAttemptAt: new Date(0) });
  await deliver();
  expect(await stateOf(id)).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
  // A server that broke off has the mail twice; the id tells it that they are one.
  const ids = server.received.map(({ headers }) => /^Message-ID: (.*)$/im.exec(headers)?.[1]);
  expect(new Set(ids)).toEqual(new Set([`<${id}@mujing.example>`]));
}

test.each<[MailAnswer, string, timeoutMs?: number]>([
  ['refuse', 'no such mailbox'],
  ['later', 'try again later'],
  ['hang', 'imeout', 300],
  ['break', 'onnection'],
])(
  'a server that answers "%s" gets the mail again later, under the same id',
  async (answer, reason, timeoutMs) => {
    server.answer = answer;
    const id = await addMessage(db, { key: `test:${answer}`, recipient: 'lin@example.com' });
    await deliver(timeoutMs);
    await expectLater(id, reason);
  },
);

test('a server that never ends its answer gets the mail again after the time of six steps', async () => {
  server.answer = 'trickle';
  const id = await addMessage(db, { key: 'test:trickle', recipient: 'lin@example.com' });
  // Not by a clock: a pause of a busy machine would look like silence.
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const delivered = deliver();
  await vi.waitFor(() => expect(server.waiting).toBe(1), PATIENCE_MS);
  expect(timeout).toHaveBeenCalledWith(6 * PATIENCE_MS);
  limit.abort();
  await delivered;
  timeout.mockRestore();
  await expectLater(id, `not taken within ${(6 * PATIENCE_MS) / 1000} s`);
});

test('a mail that broke off on its way is not sent, and arrives once as a whole', async () => {
  server.answer = 'cut';
  await answerFor('zh');
  // Longer than what a connection takes at once.
  const file = { name: 'plan.bin', contentType: 'application/x-plan' };
  const content = Buffer.alloc(3_000_000, 7).toString('base64');
  const [message] = await db
    .update(outboxMessages)
    .set({ attachments: [{ ...file, base64: content }] })
    .returning({ id: outboxMessages.id });
  const id = message?.id ?? '';
  for (const attempts of [1, 2]) {
    await db.update(outboxMessages).set({ nextAttemptAt: new Date(0) });
    await deliver();
    expect(await stateOf(id)).toMatchObject({ status: 'pending', attempts, sentAt: null });
  }
  expect(server.received).toEqual([]);
  // Now it takes the mail, and breaks off before it says so.
  for (const answer of ['break', 'take'] as const) {
    server.answer = answer;
    await db.update(outboxMessages).set({ nextAttemptAt: new Date(0) });
    await deliver();
  }
  expect(await stateOf(id)).toMatchObject({ status: 'sent', attempts: 4, lastError: null });
  // A receiver that honours Message-ID keeps one of the mails with the same id.
  const kept = new Map(
    server.received.map((mail) => [/^Message-ID: (.*)$/im.exec(mail.headers)?.[1], mail]),
  );
  expect([...kept.keys()]).toEqual([`<${id}@mujing.example>`]);
  const [mail] = kept.values();
  expect(Buffer.from(mail?.parts['application/x-plan'] ?? '')).toHaveLength(3_000_000);
});

describe('a mail with a link', () => {
  const withKeys = (keys: KeyRing) => ({
    ...settings,
    staffUrl: 'https://www.mujing.example/',
    keys,
  });

  async function invite(keys: KeyRing) {
    const person = await addStaffMember(db, 'editor');
    const ticket = await createLinkTicket(db, keys, person.id);
    const id = await addMessage(db, {
      key: `test:${person.id}`,
      recipient: person.email,
      event: 'staff.invitation',
      locale: 'en',
      payload: { name: 'Ruoxi', ticket: ticket.id },
    });
    return { id, ticket, person };
  }

  test('is in the language of the person, and its link is only in the mail', async () => {
    const { id, ticket } = await invite(testKeys);
    expect(JSON.stringify(await stateOf(id))).not.toContain(ticket.token);
    expect(await deliverBatch(db, log, withKeys(testKeys))).toBe(1);
    const [mail] = server.received;
    expect(mail?.headers).toContain('choose your back office password');
    for (const part of ['text/plain', 'text/html']) {
      expect(mail?.parts[part]).toContain(
        `https://www.mujing.example/admin/new-password#${ticket.token}`,
      );
    }
    expect((await stateOf(id))?.status).toBe('sent');
    expect(JSON.stringify(await stateOf(id))).not.toContain(ticket.token);
  });

  test('is sent by a process with a newer key as well', async () => {
    const [old, newer] = [Buffer.from('the earlier key'), Buffer.from('the newer key')];
    const { id, ticket } = await invite(new KeyRing([old]));
    await deliverBatch(db, log, withKeys(new KeyRing([newer, old])));
    expect(server.received[0]?.parts['text/plain']).toContain(ticket.token);
    const lost = await invite(new KeyRing([old]));
    await deliverBatch(db, log, withKeys(new KeyRing([newer])));
    expect(await stateOf(lost.id)).toMatchObject({ status: 'pending' });
    expect((await stateOf(lost.id))?.lastError).toContain('SECRET_KEY');
    expect((await stateOf(id))?.status).toBe('sent');
  });

  test('is not sent any more once the link is void', async () => {
    const { id, person } = await invite(testKeys);
    await voidTickets(db, person.id);
    expect(await deliverBatch(db, log, withKeys(testKeys))).toBe(1);
    expect(server.received).toEqual([]);
    expect((await stateOf(id))?.status).toBe('cancelled');
  });
});
