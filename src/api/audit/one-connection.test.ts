import { afterAll, expect, test } from 'vitest';
import { createRateLimit } from '#api/http/rate-limit.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { testTrail } from '#tests/support/keys.ts';
import { auditedTransaction } from './transaction.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.drop());

const call = { actor: 'visitor', requestId: 'test' } as const;
const transact = (work: () => Promise<unknown>) =>
  auditedTransaction({ db, trail: testTrail }, call, work);

// So every test of an operation that writes finds one that would wait for a second connection.
test('a limit that is counted in a transaction fails, as does any other query beside it', async () => {
  const limit = createRateLimit(db, { name: 'test', points: 5, seconds: 60 });
  const refused = /second connection/;
  await expect(transact(() => limit('one'))).rejects.toThrow(refused);
  await expect(transact(() => db.$client.query('select 1'))).rejects.toThrow(refused);
  await expect(transact(() => transact(async () => {}))).rejects.toMatchObject({
    message: expect.stringMatching(refused),
  });
  await expect(limit('one')).resolves.toBeUndefined();
  await expect(transact(async () => 'done')).resolves.toBe('done');
});
