import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeDatabase, openDatabase } from '#db/connection.ts';
import { auditLog } from '#db/schema/audit.ts';
import { releaseProcessing } from '#db/schema/downloads.ts';
import { uploadParts } from '#db/schema/uploads.ts';
import { createCommandScanner } from '#files/scan/command-scanner.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { temporaryStore } from '#tests/support/media-library.ts';
import { addSite } from '#tests/support/records/site.ts';
import { openReleases, zipOf } from '#tests/support/releases.ts';
import { EICAR, writeStubScanner } from '#tests/support/scanners.ts';
import { temporaryFolder } from '#tests/support/server-process.ts';

const database = await createTestDatabase();
const { db } = database;
const { files, remove } = temporaryStore();
const programs = temporaryFolder();
let editor: Awaited<ReturnType<typeof openReleases>>;

const scanner = createCommandScanner(writeStubScanner(programs.folder), 20_000);

beforeAll(async () => {
  await addSite(db);
  editor = await openReleases(db, files, { scanner });
});
afterAll(async () => {
  await database.drop();
  remove();
  programs.remove();
});

/** A draft whose uploaded file has a text in it. */
async function draftWith(slug: string, text: string): Promise<string> {
  const id = await editor.draft(await editor.program(slug), '1.0.0');
  await editor.attach(id, Buffer.concat([zipOf(slug), Buffer.from(text)]), `${slug}.zip`);
  return id;
}

const storedKeys = async (folder: string) => {
  const keys: string[] = [];
  for await (const { key } of files.list(folder)) keys.push(key);
  return keys;
};

/** Lets the minute after a scan without a verdict pass. */
const waitAMinute = () =>
  database.owner.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction
      .update(releaseProcessing)
      .set({ updatedAt: sql`now() - interval '1 minute'` });
  });

test('a clean file becomes the file of the release', async () => {
  const id = await draftWith('clean', 'a program');
  expect(await editor.read(id)).toMatchObject({ upload: null, file: { name: 'clean.zip' } });
});

test('an infected file is deleted, named in the audit log, and never published', async () => {
  const id = await draftWith('infected', EICAR);
  expect(await editor.read(id)).toMatchObject({
    file: null,
    upload: { name: 'infected.zip', state: 'infected' },
  });
  const issued = await editor.issue(id);
  expect([issued.status, issued.body.errorCode]).toEqual([422, 'FILE_REFUSED']);
  const [work] = await db
    .select()
    .from(releaseProcessing)
    .where(eq(releaseProcessing.releaseId, id));
  expect(await storedKeys(`private/uploads/${work?.uploadId}`)).toEqual([]);
  expect(await storedKeys(`downloads/${id}`)).toEqual([]);
  expect(await db.$count(uploadParts, eq(uploadParts.uploadId, work?.uploadId ?? ''))).toBe(0);
  const entries = await db
    .select({ actor: auditLog.actor, changes: auditLog.changes })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'release.infected'), eq(auditLog.entityId, id)));
  expect(entries).toMatchObject([
    { actor: 'system', changes: { signature: [null, 'Stub-Test-Signature'] } },
  ]);
  // Another file takes its place.
  await editor.attach(id, zipOf('repaired'), 'repaired.zip');
  expect(await editor.read(id)).toMatchObject({ upload: null, file: { name: 'repaired.zip' } });
});

test('without a verdict a file waits, and is given up after ten scans', async () => {
  const id = await draftWith('unknown', 'no verdict');
  expect((await editor.read(id)).upload?.state).toBe('storing');
  // Others do not wait for it.
  const other = await draftWith('other', 'a program');
  expect((await editor.read(other)).file?.name).toBe('other.zip');
  for (let scans = 2; scans <= 10; scans++) {
    expect((await editor.read(id)).upload?.state).toBe('storing');
    await waitAMinute();
    await editor.store();
  }
  expect(await editor.read(id)).toMatchObject({ file: null, upload: { state: 'unscanned' } });
  expect((await editor.issue(id)).status).toBe(422);
});

test('a file is scanned and stored with a single connection', async () => {
  const content = zipOf('single');
  const id = await editor.draft(await editor.program('single'), '1.0.0');
  const upload = await editor.upload(content, 'single.zip');
  await editor.staff.ask(`PUT /admin/releases/${id}/file`, { upload });
  // A query that waits for a second connection gives up before the test does.
  const few = openDatabase(database.connection, { max: 1, connectLimitMs: 2_000 });
  await (await openReleases(few, files, { scanner })).store();
  await closeDatabase(few);
  expect(await editor.read(id)).toMatchObject({ upload: null, file: { bytes: content.length } });
});
