import { eq } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { outboxMessages } from '#db/schema/outbox.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { fakeWebhook } from '#tests/support/fake-servers.ts';
import { testKeys } from '#tests/support/keys.ts';
import { addMessage, addWebhook } from '#tests/support/records/outbox.ts';
import { slowness } from '#tests/support/slowness.ts';
import { startJobs } from './jobs.ts';

const database = await createTestDatabase();
const { db, connection } = database;
const receiver = await fakeWebhook(() => ({ status: 200, body: '' }));
afterAll(async () => {
  await receiver.close();
  await database.drop();
});
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

test('a message is sent within a second of its commit, and never after a rollback', async () => {
  const jobs = await startJobs({
    connection,
    db,
    log,
    settings: { webhookAllowPrivate: true, keys: testKeys },
    jobs: [],
  });
  try {
    const webhookId = await addWebhook(db, { url: receiver.address });
    const rollback = db.transaction(async (transaction) => {
      await addMessage(transaction, { key: 'rollback', webhookId });
      throw new Error('rolled back');
    });
    await expect(rollback).rejects.toThrow('rolled back');
    for (const key of ['first', 'second']) {
      const sent = receiver.received.length;
      await db.transaction(async (transaction) => {
        await addMessage(transaction, { key, webhookId });
      });
      await vi.waitFor(() => expect(receiver.received).toHaveLength(sent + 1), 1_000 * slowness());
      expect(receiver.received.at(-1)?.body).toContain(key);
    }
    await eventually(async () => {
      const sent = await db.select().from(outboxMessages).where(eq(outboxMessages.status, 'sent'));
      expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['first', 'second']);
    });
  } finally {
    await jobs.stop();
  }
});
