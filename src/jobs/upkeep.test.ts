import { eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRetentionReport } from '#api/retention/read.ts';
import { budgetRanges } from '#contracts/enums/bookings.ts';
import { retainedRecords } from '#contracts/enums/privacy.ts';
import type { ProjectStage } from '#contracts/enums/projects.ts';
import { bookingAnswers, bookingNotes, bookings } from '#db/schema/bookings.ts';
import { campaigns } from '#db/schema/campaigns.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { retentionPolicies, retentionRuns } from '#db/schema/privacy.ts';
import { customers, projects } from '#db/schema/projects.ts';
import { idempotencyKeys, rateLimits } from '#db/schema/requests.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { searchMisses } from '#db/schema/visits.ts';
import { workOrders } from '#db/schema/work-orders.ts';
import { seedRetention } from '#db/seed/retention.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addMessage } from '#tests/support/records/outbox.ts';
import { addWorkOrder } from '#tests/support/records/work-orders.ts';
import { announceDue } from './announce-scheduled.ts';
import { enforceRetention } from './retention.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.drop());
beforeAll(() => seedRetention(db));

const HOUR_MS = 3_600_000;
const hash = '0'.repeat(64);

test('content that becomes public by time is announced once, under its tag', async () => {
  const listener = new Client(database.connection);
  await listener.connect();
  const tags: (string | undefined)[] = [];
  listener.on('notification', ({ payload }) => tags.push(payload));
  await listener.query('listen content_changed');
  try {
    await db.insert(campaigns).values([
      { slug: 'begun', licenceDays: 1, startsAt: new Date(Date.now() - 30_000) },
      { slug: 'later', licenceDays: 1, startsAt: new Date(Date.now() + HOUR_MS) },
    ]);
    await eventually(() => expect(tags).toEqual(['redemptions']));
    await announceDue(db);
    await eventually(() => expect(tags).toEqual(['redemptions', 'redemptions']));
    await announceDue(db);
    await db.execute(sql`select pg_notify('content_changed', 'last')`);
    await eventually(() => expect(tags).toEqual(['redemptions', 'redemptions', 'last']));
  } finally {
    await listener.end();
  }
});

test('expired rows are deleted, others stay', async () => {
  await db.insert(idempotencyKeys).values([
    { scope: 's', key: 'expired-key', requestHash: hash, expiresAt: new Date(Date.now() - 1) },
    {
      scope: 's',
      key: 'current-key',
      requestHash: hash,
      expiresAt: new Date(Date.now() + HOUR_MS),
    },
  ]);
  await db.insert(rateLimits).values([
    { key: 'old', points: 1, expire: Date.now() - 1000 },
    { key: 'new', points: 1, expire: Date.now() + HOUR_MS },
  ]);
  const day = (ago: number) => new Date(Date.now() - ago * 24 * HOUR_MS);
  await db.insert(searchMisses).values([
    { query: '旧的查询', locale: 'zh', lastAskedAt: day(181) },
    { query: '新的查询', locale: 'zh', lastAskedAt: day(1) },
  ]);
  const removed = await enforceRetention(db);
  expect(removed).toMatchObject({ idempotency_keys: 1, rate_limits: 1, search_misses: 1 });
  expect(await db.select({ key: idempotencyKeys.key }).from(idempotencyKeys)).toEqual([
    { key: 'current-key' },
  ]);
});

/** A booking whose personal data was copied to a note, a message, a customer and an order. */
async function addBooking(key: string, daysAgo: number, stage: ProjectStage = 'closed') {
  const createdAt = new Date(Date.now() - daysAgo * 24 * HOUR_MS);
  const person = { name: `林${key}`, phone: '+8613800138000' };
  const contact = { contactName: person.name, contactPhone: person.phone };
  const [booking] = await db
    .insert(bookings)
    .values({
      ...person,
      reference: key.toUpperCase(),
      idempotencyKey: key,
      message: '秘密',
      availability: `找林${key}要在下午`,
      consentedAt: createdAt,
      privacyVersion: '1.2',
      locale: 'zh' as const,
      createdAt,
    })
    .returning();
  const bookingId = booking?.id ?? '';
  await db.insert(bookingNotes).values({ bookingId, body: `${person.name}秘密`, createdAt });
  await db
    .insert(bookingAnswers)
    .values({ bookingId, channel: 'phone', body: `和${person.name}通了电话`, createdAt });
  await addMessage(db, { key, payload: { reference: key.toUpperCase(), ...person } });
  const [customer] = await db
    .insert(customers)
    .values({ name: '公司', ...contact })
    .returning();
  const [project] = await db
    .insert(projects)
    .values({ number: key, name: key, customerId: customer?.id ?? '', bookingId, stage })
    .returning();
  await addWorkOrder(db, { ...contact, number: key, projectId: project?.id ?? '' });
  return bookingId;
}

/** All values that identify a person, in every table, by the booking's key. */
async function copiesOf(key: string) {
  const tables = [
    bookings,
    bookingNotes,
    bookingAnswers,
    outboxMessages,
    customers,
    projects,
    workOrders,
  ];
  const rows = (await Promise.all(tables.map((table) => db.select().from(table)))).flat();
  return rows.filter((row) => JSON.stringify(row).includes(`林${key}`)).length;
}

test('erasing a booking erases every copy of the person’s data', async () => {
  await addBooking('old', 731);
  await addBooking('new', 1);
  await addBooking('busy', 731, 'build');
  const active = await addBooking('active', 731);
  await db.insert(bookingNotes).values({ bookingId: active, body: '刚刚联系过' });
  // A bulk update is not an activity of the booking.
  await db.update(bookings).set({ budget: budgetRanges[0] });

  expect(await enforceRetention(db)).toMatchObject({ bookings: 1 });
  expect(await copiesOf('old')).toBe(0);
  for (const key of ['new', 'busy', 'active']) expect(await copiesOf(key)).toBe(6);
  const [erased] = await db.select().from(bookings).where(eq(bookings.reference, 'OLD'));
  expect(erased).toMatchObject({ name: '', phone: null, message: '', budget: budgetRanges[0] });
  expect(erased?.erasedAt).toBeInstanceOf(Date);
  expect(await enforceRetention(db)).not.toHaveProperty('bookings');
});

test('contacts of customers and work orders are erased according to the policy', async () => {
  await addBooking('done', 1);
  const yearsAgo = sql`now() - interval '1096 days'`;
  await db
    .update(customers)
    .set({ createdAt: yearsAgo })
    .where(eq(customers.contactName, '林done'));
  await db.update(projects).set({ createdAt: yearsAgo }).where(eq(projects.number, 'done'));
  expect(await enforceRetention(db)).not.toHaveProperty('customers');
  const [{ id } = { id: '' }] = await db.select().from(sheets).where(eq(sheets.number, 'done'));
  await db
    .update(sheets)
    .set({ createdAt: yearsAgo, stage: 'closed', closedAt: yearsAgo })
    .where(eq(sheets.id, id));
  expect(await enforceRetention(db)).toMatchObject({ customers: 1, work_orders: 1 });
  const [order] = await db.select().from(workOrders).where(eq(workOrders.id, id));
  expect(order).toMatchObject({ contactName: null, contactPhone: null });
});

test('every kind of record has a policy or a rule, and the report has the last run of each', async () => {
  const policies = await db.select().from(retentionPolicies);
  expect(policies.map(({ record }) => record).sort()).toEqual([...retainedRecords].sort());
  await db.delete(retentionRuns);
  await db.insert(searchMisses).values({
    query: '很旧的查询',
    locale: 'zh',
    lastAskedAt: new Date(Date.now() - 181 * 24 * HOUR_MS),
  });
  await enforceRetention(db);
  await enforceRetention(db);
  const { items } = await readRetentionReport(db);
  expect(items.filter(({ lastRanAt }) => lastRanAt === null)).toEqual([]);
  // A second run of the day adds to the first.
  expect(items.find(({ record }) => record === 'search_misses')).toMatchObject({
    lastRemoved: 1,
    removedInMonth: 1,
  });
});
