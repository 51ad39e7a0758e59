import { PgBoss } from 'pg-boss';
import { expect, type TestContext, test, vi } from 'vitest';
import { closeDatabase, type Database, openDatabase } from '#db/connection.ts';
import { watchDatabase } from '#db/watch.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { startDatabaseProxy } from '#tests/support/database-proxy.ts';
import { eventually } from '#tests/support/eventually.ts';
import { fakeWebhook } from '#tests/support/fake-servers.ts';
import { testKeys } from '#tests/support/keys.ts';
import { addMessage, addWebhook } from '#tests/support/records/outbox.ts';
import { defineJob } from './job.ts';
import { startJobs } from './jobs.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

/**
 * Starts jobs and outbox on a database of their own, behind a proxy; `direct` goes past it.
 * Tests that run beside each other must clean up by their own context: the global `onTestFinished`
 * belongs to whichever test started last.
 */
async function start({ onTestFinished }: TestContext) {
  const database = await createTestDatabase();
  const { db: direct } = database;
  const proxy = await startDatabaseProxy(database);
  const receiver = await fakeWebhook(() => ({ status: 200, body: '' }));
  onTestFinished(async () => {
    await receiver.close();
    await proxy.close();
    await database.drop();
  });
  const watch = watchDatabase(proxy.url, log);
  const db = openDatabase(proxy.url, { max: 4, watch, log });
  let finishedJobs = 0;
  // Without the scheduled delivery, which runs once a minute and would hide a failure.
  const job = defineJob({
    name: 'test',
    async run() {
      finishedJobs += 1;
    },
  });
  const settings = { webhookAllowPrivate: true, keys: testKeys };
  const jobs = await startJobs({ connection: proxy.url, db, log, settings, jobs: [job] });
  const queue = new PgBoss({
    db: { executeSql: (text, values) => direct.$client.query(text, values) },
    schema: 'jobs',
    migrate: false,
    supervise: false,
    schedule: false,
  });
  await queue.start();
  onTestFinished(async () => {
    await queue.stop({ graceful: false });
    await jobs.stop();
    await closeDatabase(db);
    await watch.close();
  });
  const webhookId = await addWebhook(direct, { url: receiver.address });
  return {
    proxy,
    watch,
    db,
    direct,
    finishedJobs: () => finishedJobs,
    addJob: () => queue.send(job.name),
    writeMessage: (through: Database, key: string) => addMessage(through, { key, webhookId }),
    sentMessages: () => receiver.received.map(({ body }) => JSON.parse(body).data.key),
  };
}

test.concurrent.for(['refuse', 'hang'] as const)(
  'messages are sent and jobs run after an outage (%s)',
  async (outage, context) => {
    const { proxy, watch, db, direct, ...site } = await start(context);
    await proxy[outage]();
    await eventually(() => expect(watch.isAway).toBe(true));
    await site.writeMessage(direct, 'written during the outage');
    await site.addJob();
    await proxy.restore();
    await eventually(() => expect(site.sentMessages()).toEqual(['written during the outage']));
    await site.writeMessage(db, 'written after the outage');
    await eventually(() => expect(site.sentMessages()[1]).toBe('written after the outage'));
    // A job whose fetch is cut off runs only after its time limit, so others follow.
    const runJobs = async () => {
      await site.addJob();
      expect(site.finishedJobs()).toBeGreaterThan(0);
    };
    await eventually(runJobs, 500);
  },
);
