import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { OwnBooking } from '#contracts/bookings/own-booking.ts';
import type { Envelope } from '#contracts/envelope.ts';
import { bookingSlots, bookings } from '#db/schema/bookings.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { openPublishing } from '#tests/support/publishing.ts';

const { database, db, api, signIn } = await openPublishing();
const sales = await signIn('sales', '周琳');
afterAll(() => database.drop());

const { privacyVersion } = await api.api('GET /bookings/form', { query: {} });
const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
let keys = 0;

async function book(values: object) {
  const { reference } = await api.api('POST /bookings', {
    body: {
      idempotencyKey: `booking-of-visit-${++keys}`,
      name: 'Lin',
      email: 'lin@example.com',
      locale: 'en',
      consent: true,
      privacyVersion,
      timeZone: 'America/New_York',
      slots: [{ day, part: 'morning' }],
      ...values,
    },
  });
  const [row] = await db.select().from(bookings).where(eq(bookings.reference, reference));
  if (!row) throw new Error(`no booking ${reference}`);
  return row;
}

async function ask(path: string, reference: string, more: object = {}): Promise<OwnBooking> {
  const response = await api.fetch(`/bookings/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reference, contact: 'lin@example.com', locale: 'en', ...more }),
  });
  const { data } = (await response.json()) as Envelope<OwnBooking>;
  if (!data) throw new Error(`${path}: ${response.status}`);
  return data;
}

const mailsOf = async (reference: string) =>
  (await db.select().from(outboxMessages).orderBy(outboxMessages.id)).filter(
    ({ payload }) => payload.reference === reference,
  );

const visit = { type: 'onsite', siteAddress: 'Hangzhou, China', siteTimeZone: 'Asia/Shanghai' };

test('the times of a visit are those of its site, and shown in both zones', async () => {
  const { id, reference } = await book(visit);
  const startsAt = `${day}T01:00:00.000Z`;
  const own = await ask('status', reference);
  expect(own).toMatchObject({
    timeZone: 'America/New_York',
    siteTimeZone: 'Asia/Shanghai',
    slots: [{ startsAt }],
  });
  expect(await sales.ask(`GET /admin/bookings/${id}`)).toMatchObject({
    timeZone: 'America/New_York',
    siteTimeZone: 'Asia/Shanghai',
  });
  const [told] = await mailsOf(reference);
  expect(told?.payload).toMatchObject({
    siteTimeZone: 'Asia/Shanghai',
    slots: [expect.stringMatching(/09:00–12:00（北京时间），即.*（北美东部时间）$/)],
  });
});

test('its appointment has both zones in the mail and in the calendar file', async () => {
  const { id, reference } = await book(visit);
  const { version } = await sales.ask<{ version: number }>(`GET /admin/bookings/${id}`);
  await sales.ask(`POST /admin/bookings/${id}/proposals`, {
    version,
    times: [{ startsAt: `${day}T06:00:00.000Z`, endsAt: `${day}T07:00:00.000Z` }],
  });
  const { proposals } = await ask('status', reference);
  await ask('acceptance', reference, { proposal: proposals[0]?.id });
  const mails = await mailsOf(reference);
  const agreed = mails.find(({ event }) => event === 'booking.time_agreed');
  const both = /14:00–15:00 \(Beijing time\), which is .*\(Eastern Time\)/;
  expect(agreed?.payload.time).toMatch(both);
  const file = Buffer.from(agreed?.attachments[0]?.base64 ?? '', 'base64').toString();
  const unfolded = file.replaceAll('\r\n ', '').replaceAll('\\,', ',');
  expect(unfolded).toContain(`DTSTART:${day.replaceAll('-', '')}T060000Z`);
  expect(unfolded).toMatch(both);
  expect(unfolded).toContain('LOCATION:Hangzhou, China');
});

test('a change of the visitor keeps the clocks of the site', async () => {
  const { id, reference } = await book(visit);
  const slots = [{ day, part: 'afternoon' }];
  await ask('change', reference, { slots, timeZone: 'Europe/London', message: '' });
  const rows = await db.select().from(bookingSlots).where(eq(bookingSlots.bookingId, id));
  expect(rows.map((row) => row.startsAt.toISOString())).toEqual([`${day}T05:00:00.000Z`]);
});

test('everything else is on the clocks of the visitor', async () => {
  const { id, siteTimeZone } = await book({ ...visit, type: 'demo' });
  expect(siteTimeZone).toBeNull();
  const [row] = await db.select().from(bookingSlots).where(eq(bookingSlots.bookingId, id));
  expect(new Date(row?.startsAt ?? 0).getUTCHours()).toBeGreaterThanOrEqual(13);
});

test('a zone of the site that is not known is refused at its field', async () => {
  const failure = book({ ...visit, siteTimeZone: 'Mars/Olympus' });
  await expect(failure).rejects.toMatchObject({ fields: [{ path: 'siteTimeZone' }] });
});

test('a visitor changes the zone of the site, and the hours follow it', async () => {
  const { reference } = await book(visit);
  const same = { slots: [{ day, part: 'morning' }], timeZone: 'America/New_York' };
  const kept = await ask('change', reference, { ...same, message: 'Two rooms' });
  expect(kept).toMatchObject({
    siteTimeZone: 'Asia/Shanghai',
    slots: [{ startsAt: `${day}T01:00:00.000Z` }],
  });
  const moved = await ask('change', reference, { ...same, siteTimeZone: 'Asia/Tokyo' });
  expect(moved).toMatchObject({
    siteTimeZone: 'Asia/Tokyo',
    slots: [{ startsAt: `${day}T00:00:00.000Z` }],
  });
  const plain = await ask('change', reference, { ...same, slots: [], siteTimeZone: '' });
  expect(plain).toMatchObject({ siteTimeZone: null, slots: [] });
  const wrong = ask('change', reference, { ...same, siteTimeZone: 'Mars/Olympus' });
  await expect(wrong).rejects.toThrow('change: 400');
});

test('a booking that is no visit gets no zone of a site', async () => {
  const { reference } = await book({ type: 'demo' });
  const changed = await ask('change', reference, {
    slots: [{ day, part: 'morning' }],
    timeZone: 'America/New_York',
    siteTimeZone: 'Asia/Tokyo',
  });
  expect(changed.siteTimeZone).toBeNull();
});
