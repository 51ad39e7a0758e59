import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Envelope } from '#contracts/envelope.ts';
import { PROOF_HEADER, type ProofChallenge } from '#contracts/proofs.ts';
import { bookings } from '#db/schema/bookings.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { rateLimits } from '#db/schema/requests.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { prove } from '#tests/support/proofs.ts';
import { addWebhook } from '#tests/support/records/outbox.ts';
import { addSite } from '#tests/support/records/site.ts';
import { addStaffMember, staffClient } from '#tests/support/staff.ts';

const database = await createTestDatabase();
const { db } = database;
const test = createTestApi(db);
afterAll(() => database.drop());
beforeAll(async () => {
  await addSite(db, { privacyVersion: '1.2' });
});
beforeEach(async () => {
  await db.delete(rateLimits);
  await db.delete(outboxMessages);
});

let visitors = 0;
const newAddress = () => `2001:db8:${(++visitors).toString(16)}::1`;

/** Sends one call, from a network of its own unless said otherwise. */
async function post<Data = Record<string, string>>(
  path: string,
  body: Record<string, unknown>,
  { proof, address = newAddress() }: { proof?: string; address?: string } = {},
) {
  const response = await test.app.fetch(
    new Request(`http://localhost/api/bookings${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(proof && { [PROOF_HEADER]: proof }) },
      body: JSON.stringify(body),
    }),
    { requestId: 'test-request', clientAddress: address },
  );
  return { status: response.status, answer: (await response.json()) as Envelope<Data> };
}

const booking = (changes: Record<string, unknown> = {}) => ({
  idempotencyKey: `above-bound-key-${++visitors}`,
  name: '林一',
  phone: '138 0013 8000',
  consent: true,
  privacyVersion: '1.2',
  ...changes,
});

/** As if so many others had been there in this hour. */
const others = (key: string, points = 300) =>
  db.insert(rateLimits).values({ key, points, expire: Date.now() + 3_600_000 });
const manyBookings = () => others('POST /bookings.all:all');
const manyLookUps = () => others('bookings.look-ups:all');

const challengeIn = ({ data }: Envelope<unknown>) =>
  (data as { challenge: ProofChallenge }).challenge;
const solved = (answer: Envelope<unknown>) => prove(challengeIn(answer));

const rowOf = async (reference = '') =>
  (await db.select().from(bookings).where(eq(bookings.reference, reference)))[0];
const events = async () =>
  (await db.select().from(outboxMessages)).map(({ event, kind }) => `${event} ${kind}`);

describe('above the bound for all visitors together', () => {
  it('a visitor books with a proof of work, as on any other day', async () => {
    await manyBookings();
    const first = await post('', booking(), { proof: 'able' });
    expect(first).toMatchObject({ status: 429, answer: { errorCode: 'PROOF_REQUIRED' } });
    const { status, answer } = await post('', booking(), { proof: solved(first.answer) });
    expect(status).toBe(200);
    expect(await rowOf(answer.data?.reference)).toMatchObject({ needsCheck: false });
    expect(await events()).toEqual(['booking.created mail']);
  });

  it('of twenty bookings with one proof, one is taken', async () => {
    await manyBookings();
    const { answer } = await post('', booking(), { proof: 'able' });
    const proof = solved(answer);
    const before = await db.$count(bookings);
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await post('', booking(), { proof })).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await db.$count(bookings)).toBe(before + 1);
  });

  it('a booking from a client that cannot do the work is taken, to be checked, without a flood of notices', async () => {
    await manyBookings();
    await addWebhook(db, { url: 'https://chat.example/hook', events: ['booking.created'] });
    for (const _ of [1, 2, 3]) {
      const { status, answer } = await post('', booking());
      expect(status).toBe(200);
      expect(await rowOf(answer.data?.reference)).toMatchObject({ needsCheck: true });
    }
    expect(await events()).toEqual(['booking.unchecked mail']);
    // Nor is anybody told that such a booking was withdrawn.
    const { answer } = await post('', booking());
    const claim = { reference: answer.data?.reference, contact: '8000' };
    expect((await post('/withdrawal', claim)).status).toBe(200);
    expect(await events()).toEqual(['booking.unchecked mail']);
  });

  it('staff see which bookings to check, by a mark and a filter, until they have handled them', async () => {
    await manyBookings();
    const { answer } = await post('', booking());
    const reference = answer.data?.reference ?? '';
    const support = await staffClient(db, test, await addStaffMember(db, 'support'));
    const list = async (query: string) => {
      const { body } = await support(`GET /admin/bookings?${query}`);
      return (body.data as unknown as { items: { reference: string; needsCheck: boolean }[] })
        .items;
    };
    const has = async (query: string) =>
      (await list(query)).some((item) => item.reference === reference);
    expect((await list('')).find((item) => item.reference === reference)?.needsCheck).toBe(true);
    expect([await has('show=to_check'), await has('show=open')]).toEqual([true, false]);
    await db
      .update(bookings)
      .set({ status: 'in_progress' })
      .where(eq(bookings.reference, reference));
    expect([await has('show=to_check'), await has('show=open')]).toEqual([false, true]);
  });

  it('a look-up needs a proof, whether its reference exists or not', async () => {
    const { answer } = await post('', booking());
    const reference = answer.data?.reference ?? '';
    await manyLookUps();
    for (const asked of [reference, 'MJ20200101-2222', 'nonsense']) {
      const claim = { reference: asked, contact: '8000' };
      const refused = await post('/status', claim);
      expect(refused.answer.errorCode).toBe('PROOF_REQUIRED');
      const { status } = await post('/status', claim, { proof: solved(refused.answer) });
      expect(status).toBe(asked === reference ? 200 : 404);
    }
    // The proof for one operation opens no other one.
    const { answer: forStatus } = await post('/status', { reference, contact: '8000' });
    const withdrawal = await post(
      '/withdrawal',
      { reference, contact: '8000' },
      { proof: solved(forStatus) },
    );
    expect(withdrawal.answer.errorCode).toBe('PROOF_REQUIRED');
  });
});

it('three hundred look-ups of made-up references leave those of others alone', async () => {
  const { answer } = await post('', booking());
  const own = { reference: answer.data?.reference ?? '', contact: '8000' };
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  for (let at = 0; at < 301; at++) {
    const tail = `${letters[at % 32]}${letters[at >> 5]}22`;
    const { status } = await post('/status', { ...own, reference: `MJ20200101-${tail}` });
    expect(status).toBe(404);
  }
  expect((await post('/status', own)).status).toBe(200);
  expect((await post('/withdrawal', own)).status).toBe(200);
  const counts = await db.select().from(rateLimits);
  const pointsOf = (key: string) => counts.find((row) => row.key === key)?.points;
  expect(pointsOf('bookings.look-ups:all')).toBe(2);
  expect(pointsOf('bookings.look-ups:missed')).toBe(301);
});
