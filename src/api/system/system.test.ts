import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BACKUP_RUN, jobRuns } from '#db/schema/job-runs.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { defineJob } from '#jobs/job.ts';
import { type Jobs, startJobs } from '#jobs/jobs.ts';
import { verifyAudit } from '#jobs/verify-audit.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { testKeys } from '#tests/support/keys.ts';
import { addMessage } from '#tests/support/records/outbox.ts';
import { addStaffMember, type StaffClient, staffClient } from '#tests/support/staff.ts';
import type { readState } from './service.ts';

const database = await createTestDatabase();
const { db, connection } = database;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const files = createFolderStore('/nonexistent/audit-heads');
let isBroken = true;
const fragile = defineJob({
  name: 'fragile',
  retryLimit: 0,
  async run() {
    if (isBroken) throw new Error('the disk is full');
  },
});

let jobs: Jobs;
let call: StaffClient;
beforeAll(async () => {
  jobs = await startJobs({ connection, db, log, jobs: [fragile, verifyAudit(files, testKeys)] });
  const api = createTestApi(db, 'zh', { queue: jobs, sendsMail: true });
  call = await staffClient(db, api, await addStaffMember(db, 'administrator'));
});
afterAll(async () => {
  await jobs.stop();
  await database.drop();
});

type State = Awaited<ReturnType<typeof readState>>;

async function state(): Promise<State> {
  const { body } = await call('GET /admin/system');
  if (!body.success) throw new Error(JSON.stringify(body));
  return body.data as unknown as State;
}

const fragileJob = async () => (await state()).jobs.find(({ name }) => name === 'fragile');
/** The queue looks for work every two seconds. */
const soon = { timeout: 20_000 };

test('a failed job is shown with its error, and is done after a retry', async () => {
  await jobs.send('fragile');
  await expect.poll(async () => (await fragileJob())?.failures.length, soon).toBe(1);
  const [failure] = (await fragileJob())?.failures ?? [];
  expect(failure).toMatchObject({ state: 'failed', error: 'the disk is full' });
  isBroken = false;
  const body = { name: 'fragile' };
  expect((await call(`POST /admin/jobs/${failure?.id}/retry`, { body })).status).toBe(200);
  await expect.poll(async () => (await fragileJob())?.lastRun?.state, soon).toBe('completed');
  expect((await fragileJob())?.failures).toEqual([]);
}, 60_000);

test('the check of the audit log runs as a job; its result is shown', async () => {
  expect((await call('POST /admin/audit-verifications')).status).toBe(200);
  await expect.poll(async () => (await state()).audit.lastCheck?.state, soon).toBe('completed');
  const { head, lastCheck } = (await state()).audit;
  expect(lastCheck).toMatchObject({ problem: null, error: null });
  expect(lastCheck?.rows).toBeGreaterThan(0);
  expect(head).toBeGreaterThanOrEqual(lastCheck?.rows ?? 0);
}, 60_000);

test('a failed message is sent again or cancelled', async () => {
  const failed = { status: 'failed', attempts: 8, lastError: 'refused' } as const;
  const first = await addMessage(db, { key: 'first', ...failed });
  const second = await addMessage(db, { key: 'second', ...failed, event: 'staff.invitation' });
  const { outbox } = await state();
  expect(outbox.counts.failed).toBe(2);
  expect(outbox.problems.map(({ id, canRetry }) => [id, canRetry])).toEqual([
    [second, true],
    [first, true],
  ]);
  expect((await call(`POST /admin/outbox/${first}/retry`)).status).toBe(200);
  expect((await call(`POST /admin/outbox/${second}/cancellation`)).status).toBe(200);
  expect((await call(`POST /admin/outbox/${second}/retry`)).status).toBe(404);
  const rows = await db.select().from(outboxMessages);
  const states = new Map(rows.map(({ id, status, attempts }) => [id, [status, attempts]]));
  expect(states.get(first)).toEqual(['pending', 0]);
  expect(states.get(second)?.[0]).toBe('cancelled');
});

test('a test mail goes to the signed-in person', async () => {
  expect((await state()).mailTest).toBeNull();
  expect((await call('POST /admin/mail-tests')).status).toBe(200);
  expect((await state()).mailTest).toMatchObject({ status: 'pending', lastError: null });
  const [mail] = await db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.event, 'system.mail_test'));
  expect(mail?.recipient).toMatch(/^person\d+@example\.com$/);
});

test('the state has versions and sizes, and no secrets', async () => {
  const { versions, storage, services } = await state();
  expect(versions).toMatchObject({ build: 'test', node: process.versions.node });
  expect(versions.migrations).toBeGreaterThan(0);
  expect(storage.databaseBytes).toBeGreaterThan(1_000_000);
  expect(storage.lastBackupAt).toBeNull();
  const lastRunAt = new Date('2026-11-20T18:00:00Z');
  await db.insert(jobRuns).values({ name: BACKUP_RUN, lastRunAt });
  expect((await state()).storage.lastBackupAt).toBe(lastRunAt.toISOString());
  expect(services).toEqual([{ name: 'SMTP_URL', isConfigured: true }]);
});
