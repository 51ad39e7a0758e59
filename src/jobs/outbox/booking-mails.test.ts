import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { readBooking } from '#api/bookings/inbox-contract.ts';
import type { OwnBooking } from '#contracts/bookings/own-booking.ts';
import type { RouteData } from '#contracts/route.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { addSite } from '#tests/support/records/site.ts';
import { addStaffMember, staffClient } from '#tests/support/staff.ts';
import { deliverBatch } from './deliver.ts';

const database = await createTestDatabase();
const { db } = database;
const api = createTestApi(db, 'en', { sendsMail: true });
const mailServer = await startMailServer();
beforeAll(() => addSite(db, { privacyVersion: '1.2', email: 'office@mujing.example' }));
afterAll(async () => {
  await mailServer.close();
  await database.drop();
});

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const visitor = 'lin@example.com';

/** Delivers what waits; the mails that the visitor got. */
async function delivered() {
  mailServer.received.length = 0;
  while ((await deliverBatch(db, log, { smtpUrl: mailServer.address })) > 0);
  return mailServer.received.filter(({ recipient }) => recipient === visitor);
}

const subjectOf = (headers: string) => /^Subject: (.*)$/m.exec(headers)?.[1];
const threadOf = (headers: string) => /^References: (.*)$/m.exec(headers)?.[1]?.trim();

test('from the booking to the appointment and the reply, the visitor gets one conversation of mails', async () => {
  const { reference } = await api.api('POST /bookings', {
    body: {
      idempotencyKey: 'booking-mails-test-1',
      locale: 'en',
      name: 'Lin http://spam.example',
      email: visitor,
      message: 'Buy at http://spam.example',
      consent: true,
      privacyVersion: '1.2',
    },
  });
  const [receipt, ...none] = await delivered();
  expect(none).toEqual([]);
  expect(subjectOf(receipt?.headers ?? '')).toContain(reference);
  expect(receipt?.parts['text/plain']).toContain(
    `http://localhost/en/cooperation?lookup=1&reference=${reference}`,
  );
  // Anybody can type the address of somebody else, so nothing that was typed is sent to it.
  expect(JSON.stringify(receipt?.parts)).not.toContain('spam.example');

  const sales = await staffClient(db, api, await addStaffMember(db, 'sales'));
  const list = await sales(`GET /admin/bookings?q=${reference}`);
  const { items } = (list.body.data ?? {}) as { items: { id: string }[] };
  const id = items[0]?.id ?? '';
  const read = async () =>
    (await sales(`GET /admin/bookings/${id}`)).body.data as unknown as RouteData<
      typeof readBooking
    >;
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  await sales(`POST /admin/bookings/${id}/proposals`, {
    body: {
      version: (await read()).version,
      times: [
        { startsAt: at(48), endsAt: at(49) },
        { startsAt: at(72), endsAt: at(73) },
      ],
    },
  });
  const [proposals] = await delivered();
  expect(proposals?.parts['text/plain']?.match(/\(Beijing time\)/g)).toHaveLength(2);

  const claim = { reference, contact: visitor, locale: 'en' as const };
  const found: OwnBooking = await api.api('POST /bookings/status', { body: claim });
  await api.api('POST /bookings/acceptance', {
    body: { ...claim, proposal: found.proposals[1]?.id ?? '' },
  });
  const [appointment] = await delivered();
  expect(appointment?.parts['text/calendar']).toContain('BEGIN:VEVENT');

  await sales(`POST /admin/bookings/${id}/answers`, {
    body: { version: (await read()).version, channel: 'mail', text: 'See you on Thursday.' },
  });
  const [reply] = await delivered();
  expect(reply?.parts['text/plain']).toContain('See you on Thursday.');

  const mails = [receipt, proposals, appointment, reply].map((mail) => mail?.headers ?? '');
  const threads = new Set(mails.map(threadOf));
  expect(threads.size).toBe(1);
  expect([...threads][0]).toContain(reference);
  for (const headers of mails) expect(subjectOf(headers)).toContain(reference);
  expect((await read()).answers).toMatchObject([{ channel: 'mail', delivery: 'sent' }]);
});
