import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeMessage } from '#api/outbox/message-text.ts';
import type { OwnBooking } from '#contracts/bookings/own-booking.ts';
import type { Envelope } from '#contracts/envelope.ts';
import { plainText } from '#contracts/outbox/render.ts';
import { closeDatabase, openDatabase } from '#db/connection.ts';
import { auditLog } from '#db/schema/audit.ts';
import { bookingEvents, bookingNotes, bookingSlots, bookings } from '#db/schema/bookings.ts';
import { outboxMessages, webhooks } from '#db/schema/outbox.ts';
import { rateLimits } from '#db/schema/requests.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { addWebhook } from '#tests/support/records/outbox.ts';
import { addSite } from '#tests/support/records/site.ts';
import { addStaffMember } from '#tests/support/staff.ts';

const database = await createTestDatabase();
const { db } = database;
const { api, fetch } = createTestApi(db);
afterAll(() => database.drop());
beforeAll(async () => {
  await addSite(db, { privacyVersion: '1.2' });
});
beforeEach(async () => {
  await db.delete(rateLimits);
});

let keys = 0;

async function book(changes: Record<string, unknown> = {}): Promise<string> {
  const { reference } = await api('POST /bookings', {
    body: {
      idempotencyKey: `own-booking-key-${++keys}`,
      name: '林一',
      phone: '138 0013 8000',
      products: ['3d'],
      message: '一间 20 平方米的房间',
      consent: true,
      privacyVersion: '1.2',
      ...changes,
    },
  });
  return reference;
}

async function ask(
  path: 'status' | 'acceptance' | 'change' | 'cancellation' | 'withdrawal',
  reference: string,
  contact: string,
  locale = 'zh',
  more: Record<string, unknown> = {},
) {
  const response = await fetch(`/bookings/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': locale },
    body: JSON.stringify({ reference, contact, locale, ...more }),
  });
  const answer = (await response.json()) as Envelope<OwnBooking>;
  return { status: response.status, answer };
}

describe('the look-up', () => {
  it('shows a booking to whoever has its number and the end of its phone number', async () => {
    const reference = await book();
    const { status, answer } = await ask('status', reference.toLowerCase(), '8000');
    expect(status).toBe(200);
    expect(answer.data).toMatchObject({
      reference,
      state: 'received',
      type: 'consultation',
      products: ['产品 3d'],
      message: '一间 20 平方米的房间',
      answeredAt: null,
      isOpen: true,
    });
    // Nothing that the visitor does not need to see again.
    expect(JSON.stringify(answer)).not.toContain('138');
    expect((await ask('status', reference, '8000', 'en')).answer.data?.products).toEqual([
      'Product 3d',
    ]);
  });

  it('says the same for a wrong number and a wrong tail', async () => {
    const reference = await book();
    const other = reference.endsWith('2222')
      ? `${reference.slice(0, -4)}3333`
      : `${reference.slice(0, -4)}2222`;
    const wrong = [
      await ask('status', reference, '8001'),
      await ask('status', other, '8000'),
      await ask('status', 'nonsense', '8000'),
      await ask('withdrawal', reference, '8001'),
    ];
    for (const { status, answer } of wrong) {
      expect(status).toBe(404);
      expect(answer.errorMessage).toBe(wrong[0]?.answer.errorMessage);
    }
    expect(wrong[0]?.answer.errorMessage).toContain('编号和联系方式对不上');
  });

  it('takes an email address in full and the end of a WeChat ID', async () => {
    const byMail = await book({ phone: '', email: 'lin@example.com' });
    expect((await ask('status', byMail, 'Lin@Example.com')).status).toBe(200);
    expect((await ask('status', byMail, '.com')).status).toBe(404);
    const byChat = await book({ phone: '', wechat: 'lin_live' });
    expect((await ask('status', byChat, 'LIVE')).status).toBe(200);
  });

  it.each([
    ['in_progress', 'in_progress', true],
    ['answered', 'answered', true],
    ['closed', 'closed', false],
    ['spam', 'closed', false],
  ] as const)('puts the state %s as %s', async (status, state, isOpen) => {
    const reference = await book();
    await db.update(bookings).set({ status }).where(eq(bookings.reference, reference));
    expect((await ask('status', reference, '8000')).answer.data).toMatchObject({
      state,
      isOpen,
    });
  });

  it('is limited for one number on a day, also for one that does not exist', async () => {
    for (const reference of [await book(), 'MJ20200101-2222']) {
      await db.delete(rateLimits);
      const states: number[] = [];
      for (let tail = 1000; tail < 1021; tail++) {
        states.push((await ask('status', reference, String(tail))).status);
      }
      expect(states.slice(0, 20)).toEqual(Array(20).fill(404));
      expect(states[20]).toBe(429);
    }
  });
});

describe('the cancellation', () => {
  it('closes the booking, tells provider and visitor, and can be repeated', async () => {
    const reference = await book({ email: 'lin@example.com' });
    const { answer } = await ask('cancellation', reference, '8000');
    expect(answer.data).toMatchObject({ state: 'cancelled', isOpen: false });
    const row = await rowOf(reference);
    expect(row).toMatchObject({ status: 'closed', version: 2, phone: '+8613800138000' });
    expect((await ask('cancellation', reference, '8000')).answer.data?.state).toBe('cancelled');
    expect(await eventsOf(row.id)).toEqual(['created', 'cancelled']);
    expect(await mailsOf(reference)).toMatchObject([
      { event: 'booking.created' },
      { event: 'booking.received', recipient: 'lin@example.com', thread: reference },
      { event: 'booking.cancelled' },
      { event: 'booking.cancellation_received', recipient: 'lin@example.com' },
    ]);
    const entries = await db.select().from(auditLog).where(eq(auditLog.entityId, row.id));
    expect(entries.map(({ action }) => action)).toEqual(['booking.create', 'booking.cancel']);
  });

  it('changes nothing in a booking that is closed already', async () => {
    const reference = await book();
    await db.update(bookings).set({ status: 'closed' }).where(eq(bookings.reference, reference));
    expect((await ask('cancellation', reference, '8000')).answer.data).toMatchObject({
      state: 'closed',
      cancelledAt: null,
    });
    const { status, answer } = await ask('change', reference, '8000', 'en', { message: 'x' });
    expect(status).toBe(409);
    expect(answer.errorMessage).toContain('This booking is closed');
  });
});

describe('the withdrawal', () => {
  it('erases the person everywhere, and the booking is not found any more', async () => {
    const reference = await book({
      name: '欧阳雪',
      email: 'xue@example.com',
      siteAddress: '星河路 8 号',
    });
    const { id } = await rowOf(reference);
    await db.insert(bookingNotes).values({ bookingId: id, body: '欧阳雪下周在' });
    await db.update(bookings).set({ nextStep: '给欧阳雪打电话' }).where(eq(bookings.id, id));
    const { answer } = await ask('withdrawal', reference, '8000');
    expect(answer.data).toMatchObject({ state: 'withdrawn', message: '', isOpen: false });
    expect((await ask('withdrawal', reference, '8000')).status).toBe(404);
    expect(await eventsOf(id)).toEqual(['created', 'withdrawn', 'erased']);
    const tables = await db.execute<{ name: string }>(sql`select tablename as name from pg_tables
      where schemaname = 'public'`);
    const found: string[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await db.execute(sql`select from ${sql.identifier(name)} t
        where t::text ~ '欧阳雪|xue@example.com|13800138000|星河路' and t::text ~ ${id}`);
      if (rows.length > 0) found.push(name);
    }
    expect(found).toEqual([]);
    // Staff learn that it was withdrawn, and nothing of the person.
    const mails = await mailsOf(reference);
    expect(mails).toMatchObject([
      { event: 'booking.withdrawn', payload: { reference, type: 'consultation' } },
    ]);
  });
});

it('serves twenty who change their bookings at once with two connections', async () => {
  const references: string[] = [];
  for (let count = 0; count < 20; count++) {
    await db.delete(rateLimits);
    references.push(await book());
  }
  await db.delete(rateLimits);
  // A call that waits for a second connection gives up before the test does.
  const few = openDatabase(database.connection, { max: 2, connectLimitMs: 20_000 });
  const site = createTestApi(few);
  const send = (path: string, reference: string, at: number) =>
    site.fetch(
      `/bookings/${path}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ reference, contact: '8000', locale: 'zh' }),
      },
      // Each from a network of its own.
      `203.0.${at}.1`,
    );
  for (const path of ['cancellation', 'withdrawal']) {
    const answers = await Promise.all(references.map((reference, at) => send(path, reference, at)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  }
  await closeDatabase(few);
});

describe('a time that staff propose', () => {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

  async function propose(reference: string, days: number[]): Promise<string[]> {
    const { id } = await rowOf(reference);
    const rows = await db
      .insert(bookingSlots)
      .values(
        days.map((day, index) => ({
          bookingId: id,
          startsAt: new Date(at(day)),
          endsAt: new Date(at(day + 0.05)),
          preference: index + 1,
          proposed: true,
        })),
      )
      .returning({ id: bookingSlots.id });
    return rows.map((row) => row.id);
  }

  it('is accepted once; the others are gone, and both sides are told, with a calendar file', async () => {
    const reference = await book({ email: 'lin@example.com', locale: 'en', country: 'CN' });
    const [first, second] = await propose(reference, [3, 4]);
    const found = await ask('status', reference, '8000');
    expect(found.answer.data?.proposals.map(({ id }) => id)).toEqual([first, second]);
    const answers = await Promise.all([
      ask('acceptance', reference, '8000', 'en', { proposal: first }),
      ask('acceptance', reference, '8000', 'en', { proposal: second }),
      ask('acceptance', reference, '8000', 'en', { proposal: first }),
    ]);
    // The first one to come wins; a repeat of it has the same answer.
    const won = answers.filter(({ status }) => status === 200);
    expect(won.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 409).length).toBe(3 - won.length);
    const { data } = (await ask('status', reference, '8000')).answer;
    expect(data?.proposals).toEqual([]);
    expect(data?.appointment).toEqual(won[0]?.answer.data?.appointment);
    expect((await eventsOf((await rowOf(reference)).id)).slice(1)).toEqual(['slot_chosen']);
    const mails = (await mailsOf(reference)).slice(2);
    expect(mails).toMatchObject([
      { event: 'booking.time_accepted' },
      { event: 'booking.time_agreed', locale: 'en', recipient: 'lin@example.com' },
    ]);
    const attached = mails[1]?.attachments[0]?.base64 ?? '';
    const calendar = await fetch(`/${data?.calendar?.replace('api/', '')}`);
    expect(calendar.headers.get('content-type')).toContain('text/calendar');
    const text = await calendar.text();
    expect(text).toContain(`UID:${reference}@localhost`);
    expect(text).toContain('Consultation');
    const withoutStamp = (file: string) => file.replace(/DTSTAMP:.*/, '');
    expect(withoutStamp(Buffer.from(attached, 'base64').toString())).toBe(withoutStamp(text));
  });

  it('has a calendar file only for who has its ticket, until it is cancelled', async () => {
    const reference = await book();
    const [proposal] = await propose(reference, [3]);
    const { answer } = await ask('acceptance', reference, '8000', 'zh', { proposal });
    const address = `/${answer.data?.calendar?.replace('api/', '')}`;
    expect((await fetch(address)).status).toBe(200);
    expect((await fetch(`${address.slice(0, -1)}x`)).status).toBe(404);
    expect((await fetch('/bookings/calendar/nonsense')).status).toBe(404);
    await ask('cancellation', reference, '8000');
    expect((await fetch(address)).status).toBe(404);
  });

  it('cannot be accepted once it has passed or is not proposed any more', async () => {
    const reference = await book();
    const [past] = await propose(reference, [-1]);
    const gone = '019aa000-0000-7000-8000-000000000000';
    for (const proposal of [past, gone]) {
      const { status, answer } = await ask('acceptance', reference, '8000', 'en', { proposal });
      expect(status).toBe(409);
      expect(answer.errorMessage).toContain('not proposed any more');
    }
  });

  it('is void when the visitor changes the times, and an answered booking waits again', async () => {
    const reference = await book({ email: 'lin@example.com' });
    const [proposal] = await propose(reference, [3, 4]);
    await ask('acceptance', reference, '8000', 'zh', { proposal });
    const before = await rowOf(reference);
    await db.update(bookings).set({ status: 'answered' }).where(eq(bookings.id, before.id));
    const day = at(10).slice(0, 10);
    const changes = {
      slots: [{ day, part: 'afternoon' }],
      timeZone: 'Europe/London',
      message: '改到下周',
      availability: '',
    };
    const { answer } = await ask('change', reference, '8000', 'zh', changes);
    expect(answer.data).toMatchObject({
      state: 'in_progress',
      appointment: null,
      proposals: [],
      timeZone: 'Europe/London',
      message: '改到下周',
    });
    expect(answer.data?.slots).toHaveLength(1);
    const events = (await mailsOf(reference)).map(({ event }) => event);
    expect(events.slice(-2)).toEqual(['booking.changed', 'booking.change_received']);
    // The same once more changes nothing and tells nobody.
    await ask('change', reference, '8000', 'zh', changes);
    expect((await mailsOf(reference)).length).toBe(events.length);
    const wrong = { ...changes, slots: [{ day: '2020-01-01', part: 'morning' }] };
    const refusal = await ask('change', reference, '8000', 'en', wrong);
    expect(refusal.answer.fields).toMatchObject([{ path: 'slots.0' }]);
  });
});

it('tells subscribed webhooks of each step of a visitor, in their language, and not of others', async () => {
  const events = [
    'booking.time_accepted',
    'booking.changed',
    'booking.cancelled',
    'booking.withdrawn',
  ] as const;
  const webhookId = await addWebhook(db, { url: 'https://crm.example/hook', events: [...events] });
  const told = async () => {
    const rows = await db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.webhookId, webhookId))
      .orderBy(asc(outboxMessages.id));
    return Promise.all(
      rows.map(async ({ event, payload }) => {
        const texts = [
          await writeMessage(db, event, payload, 'zh'),
          await writeMessage(db, event, payload, 'en'),
        ];
        return { event, payload, text: texts.map((text) => `${text.subject}\n${plainText(text)}`) };
      }),
    );
  };
  const reference = await book({ timeZone: 'Europe/London' });
  const { id } = await rowOf(reference);
  const [proposal] = await db
    .insert(bookingSlots)
    .values({
      bookingId: id,
      startsAt: new Date('2099-06-01T06:00:00Z'),
      endsAt: new Date('2099-06-01T07:00:00Z'),
      preference: 1,
      proposed: true,
    })
    .returning();
  await ask('acceptance', reference, '8000', 'zh', { proposal: proposal?.id });
  await ask('change', reference, '8000', 'zh', {
    slots: [],
    timeZone: 'Europe/London',
    message: '改成两间房',
    availability: '',
  });
  await ask('cancellation', reference, '8000');
  const steps = await told();
  expect(steps.map(({ event }) => event)).toEqual(events.slice(0, 3));
  expect(steps[0]?.payload.times).toEqual([
    {
      startsAt: '2099-06-01T06:00:00.000Z',
      endsAt: '2099-06-01T07:00:00.000Z',
      timeZone: 'Europe/London',
      siteTimeZone: null,
    },
  ]);
  expect(steps[0]?.text[0]).toContain('2099年6月1日星期一 07:00–08:00（');
  expect(steps[0]?.text[1]).toContain('1 June 2099 07:00–08:00 (');
  expect(steps[1]?.text[0]).toContain('留言：改成两间房');
  expect(steps[2]?.text[1]).toContain('was cancelled by its visitor');

  // A withdrawal takes back what was written about the person before, sent or not.
  await ask('withdrawal', reference, '8000');
  const left = await told();
  expect(left).toMatchObject([
    { event: 'booking.withdrawn', payload: { reference, type: 'consultation' } },
  ]);
  expect(JSON.stringify(left)).not.toMatch(/林一|两间房/);
  await db.delete(webhooks).where(eq(webhooks.id, webhookId));
});

it('says who answers and by when', async () => {
  const person = await addStaffMember(db, 'sales');
  const reference = await book();
  const found = async () => (await ask('status', reference, '8000')).answer.data;
  expect(await found()).toMatchObject({ consultant: null, answerBy: expect.any(String) });
  await db
    .update(bookings)
    .set({ assigneeId: person.id, answeredAt: new Date() })
    .where(eq(bookings.reference, reference));
  expect(await found()).toMatchObject({ consultant: person.name, answerBy: null });
});

async function rowOf(reference: string) {
  const [row] = await db.select().from(bookings).where(eq(bookings.reference, reference));
  if (!row) throw new Error(`there is no booking ${reference}`);
  return row;
}

async function eventsOf(bookingId: string): Promise<string[]> {
  const rows = await db
    .select({ kind: bookingEvents.kind })
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, bookingId))
    .orderBy(asc(bookingEvents.createdAt), asc(bookingEvents.id));
  return rows.map(({ kind }) => kind);
}

const mailsOf = (reference: string) =>
  db
    .select()
    .from(outboxMessages)
    .where(sql`${outboxMessages.payload} ->> 'reference' = ${reference}`)
    .orderBy(asc(outboxMessages.id));
