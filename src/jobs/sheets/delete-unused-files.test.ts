import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { privateFiles } from '#db/schema/private-files.ts';
import { sheetFiles } from '#db/schema/sheets/files.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { addPrivatePicture } from '#tests/support/records/media.ts';
import { addWorkOrder } from '#tests/support/records/work-orders.ts';
import { deleteUnusedFiles } from './delete-unused-files.ts';

const database = await createTestDatabase();
const { db } = database;
const folder = await mkdtemp(path.join(os.tmpdir(), 'unused-'));
const files = createFolderStore(folder);
await files.prepare();
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const tomorrow = new Date(Date.now() + 25 * 3_600_000);
let count = 0;

async function addFile(): Promise<{ id: string; key: string; previewKey: string }> {
  const key = `private/unused/${++count}.webp`;
  const previewKey = `private/unused/${count}-preview.webp`;
  const id = await addPrivatePicture(db, { storageKey: key, previewKey, previewBytes: 1 });
  for (const one of [key, previewKey]) await files.put(one, Buffer.from('x'), 'image/webp');
  return { id, key, previewKey };
}

const exists = async (key: string) => (await files.stat(key)) !== undefined;
const ids = async () =>
  (await db.select({ id: privateFiles.id }).from(privateFiles)).map(({ id }) => id);

beforeEach(async () => {
  await db.delete(sheetFiles);
  await db.delete(privateFiles);
});

test('a private file that belongs to nothing goes after 24 hours, with its preview', async () => {
  const { key, previewKey } = await addFile();
  expect(await deleteUnusedFiles({ db, files })).toBe(0);
  expect(await deleteUnusedFiles({ db, files }, tomorrow)).toBe(1);
  expect([await ids(), await exists(key), await exists(previewKey)]).toEqual([[], false, false]);
});

test('one of a sheet stays, until the sheet is deleted', async () => {
  const { id, key } = await addFile();
  const sheetId = await addWorkOrder(db);
  await db.insert(sheetFiles).values({ sheetId, fileId: id, part: 'task' });
  expect(await deleteUnusedFiles({ db, files }, tomorrow)).toBe(0);
  await db.delete(sheets);
  expect(await deleteUnusedFiles({ db, files }, tomorrow)).toBe(1);
  expect(await exists(key)).toBe(false);
});

test('one that a sheet takes in this moment keeps its file', async () => {
  const { id, key } = await addFile();
  const sheetId = await addWorkOrder(db);
  let isTaken = () => {};
  const taken = new Promise<void>((resolve) => {
    isTaken = resolve;
  });
  const taking = db.transaction(async (transaction) => {
    await transaction.insert(sheetFiles).values({ sheetId, fileId: id, part: 'task' });
    isTaken();
    // Until the job waits for the row.
    for (;;) {
      const { rowCount } = await transaction.execute(sql`select from pg_locks where not granted`);
      if (rowCount) return;
    }
  });
  await taken;
  const deleted = deleteUnusedFiles({ db, files }, tomorrow);
  await taking;
  expect(await deleted).toBe(0);
  expect([await ids(), await exists(key)]).toEqual([[id], true]);
});

test('if the store fails, the file is tried again', async () => {
  const { id } = await addFile();
  const broken = { ...files, delete: () => Promise.reject(new Error('disk')) };
  await expect(deleteUnusedFiles({ db, files: broken }, tomorrow)).rejects.toThrow('disk');
  expect(await ids()).toEqual([id]);
});
