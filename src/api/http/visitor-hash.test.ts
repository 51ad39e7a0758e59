import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { createVisitorHash, visitorOf } from './visitor-hash.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

const caller = (userAgent: string) => ({
  requestId: 'test',
  clientAddress: '198.51.100.7',
  locale: 'zh' as const,
  userAgent,
});

test('a visitor has one mark a day for each purpose, and they cannot be compared', async () => {
  const hash = createVisitorHash(database.db);
  const visitor = visitorOf(caller('Browser/1'), hash);
  const purposes = ['feedback', 'opening', 'redemption'] as const;
  const marks = await Promise.all(purposes.map((purpose) => visitor.hash(purpose)));
  expect(new Set(marks).size).toBe(purposes.length);
  expect(await visitorOf(caller('Browser/1'), hash).hash('opening')).toBe(marks[1]);
  expect(await visitorOf(caller('Browser/2'), hash).hash('opening')).not.toBe(marks[1]);
});
