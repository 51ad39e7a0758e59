import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnBooking } from '#contracts/bookings/own-booking.ts';
import type { Envelope } from '#contracts/envelope.ts';
import { auditLog } from '#db/schema/audit.ts';
import { bookingEvents, bookings } from '#db/schema/bookings.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { rateLimits } from '#db/schema/requests.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { addSite } from '#tests/support/records/site.ts';

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
  path: 'status' | 'withdrawal',
  reference: string,
  contact: string,
  locale = 'zh',
) {
  const response = await fetch(`/bookings/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': locale },
    body: JSON.stringify({ reference, contact, locale }),
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
      canWithdraw: true,
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
  ] as const)('puts the state %s as %s', async (status, state, canWithdraw) => {
    const reference = await book();
    await db.update(bookings).set({ status }).where(eq(bookings.reference, reference));
    expect((await ask('status', reference, '8000')).answer.data).toMatchObject({
      state,
      canWithdraw,
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

describe('the withdrawal', () => {
  it('closes the booking, tells the provider and can be repeated', async () => {
    const reference = await book();
    const { answer } = await ask('withdrawal', reference, '8000');
    expect(answer.data).toMatchObject({ state: 'withdrawn', canWithdraw: false });
    expect(answer.data?.withdrawnAt).not.toBeNull();
    const [row] = await db.select().from(bookings).where(eq(bookings.reference, reference));
    expect(row).toMatchObject({ status: 'closed', version: 2 });
    const id = row?.id ?? '';
    expect((await ask('withdrawal', reference, '8000')).answer.data?.state).toBe('withdrawn');
    const events = await db.select().from(bookingEvents).where(eq(bookingEvents.bookingId, id));
    expect(events.map(({ kind }) => kind)).toEqual(['created', 'withdrawn']);
    const mails = await db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.event, 'booking.withdrawn'));
    expect(mails.map(({ payload }) => payload.reference)).toEqual([reference]);
    const entries = await db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(entries.map(({ action }) => action)).toEqual(['booking.create', 'booking.withdraw']);
  });

  it('changes nothing in a booking that is closed already', async () => {
    const reference = await book();
    await db.update(bookings).set({ status: 'closed' }).where(eq(bookings.reference, reference));
    expect((await ask('withdrawal', reference, '8000')).answer.data).toMatchObject({
      state: 'closed',
      withdrawnAt: null,
    });
  });
});
