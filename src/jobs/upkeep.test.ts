import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bookings } from '#db/schema/bookings.ts';
import { retentionPolicies } from '#db/schema/privacy.ts';
import { campaigns } from '#db/schema/redemptions.ts';
import { idempotencyKeys, rateLimits } from '#db/schema/requests.ts';
import { searchMisses } from '#db/schema/visits.ts';
import { seedRetention } from '#db/seed/retention.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { announceDue } from './announce-scheduled.ts';
import { enforceRetention } from './retention.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.drop());
beforeAll(() => seedRetention(db));

const HOUR_MS = 3_600_000;
const hash = '0'.repeat(64);

test('content that time has made public is announced under its tag', async () => {
  const listener = new Client(database.connection);
  await listener.connect();
  const heard: (string | undefined)[] = [];
  listener.on('notification', ({ payload }) => heard.push(payload));
  await listener.query('listen content_changed');
  try {
    await db.insert(campaigns).values([
      { key: 'begun', nameZh: '刚开始', licenceDays: 1, startsAt: new Date(Date.now() - 30_000) },
      { key: 'later', nameZh: '以后', licenceDays: 1, startsAt: new Date(Date.now() + HOUR_MS) },
    ]);
    await vi.waitFor(() => expect(heard).toEqual(['codes']));
    await announceDue(db);
    await vi.waitFor(() => expect(heard).toEqual(['codes', 'codes']));
    await db.execute(sql`delete from campaigns where key = 'begun'`);
    await vi.waitFor(() => expect(heard).toHaveLength(3));
    await announceDue(db);
    // Notifications arrive in the order of their commits.
    await db.execute(sql`notify content_changed, 'last'`);
    await vi.waitFor(() => expect(heard.at(-1)).toBe('last'));
    expect(heard).toHaveLength(4);
  } finally {
    await listener.end();
  }
});

test('what has expired goes, what has not stays', async () => {
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

test('old bookings keep their figures and lose the person', async () => {
  const values = (key: string) => ({
    reference: key.toUpperCase(),
    idempotencyKey: key,
    name: '林一',
    phone: '+8613800138000',
    message: '秘密',
    consentedAt: new Date(),
    privacyVersion: '1.2',
    locale: 'zh' as const,
  });
  await db.insert(bookings).values([values('old'), values('new')]);
  // The trigger that keeps updated_at would put it back to now.
  await db.execute(sql`alter table bookings disable trigger set_updated_at`);
  await db.execute(
    sql`update bookings set updated_at = now() - interval '731 days' where idempotency_key = 'old'`,
  );
  await db.execute(sql`alter table bookings enable trigger set_updated_at`);
  expect(await enforceRetention(db)).toMatchObject({ bookings: 1 });
  const rows = await db.select().from(bookings).orderBy(bookings.reference);
  expect(rows.map(({ name, phone, message }) => [name, phone, message])).toEqual([
    ['林一', '+8613800138000', '秘密'],
    ['', null, ''],
  ]);
  expect(rows[1]?.erasedAt).toBeInstanceOf(Date);
  expect(await enforceRetention(db)).not.toHaveProperty('bookings');
});

test('every seeded policy can be enforced and notes when it was', async () => {
  await enforceRetention(db);
  const policies = await db.select().from(retentionPolicies);
  expect(policies.every(({ lastRunAt }) => lastRunAt !== null)).toBe(true);
});
