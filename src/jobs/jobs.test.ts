import { afterAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { defineJob } from './job.ts';
import { startJobs } from './jobs.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

test('a job runs when its transaction commits, and only then', async () => {
  const seen: string[] = [];
  const greet = defineJob<{ name: string }>({
    name: 'greet',
    run: async ({ name }) => {
      seen.push(name);
    },
  });
  const { db, connection } = database;
  const jobs = await startJobs({ connection, db, log, jobs: [greet] });
  try {
    const undone = db.transaction(async (tx) => {
      await jobs.enqueue(tx, greet, { name: 'undone' });
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    await db.transaction((tx) => jobs.enqueue(tx, greet, { name: 'kept' }));
    await jobs.enqueue(db, greet, { name: 'second' });
    await vi.waitFor(() => expect(seen.sort()).toEqual(['kept', 'second']), 8000);
  } finally {
    await jobs.stop();
  }
});
