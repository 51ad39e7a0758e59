import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KeyRing } from '#api/access/key-ring.ts';
import { AuditTrail } from '#api/audit/trail.ts';
import { contentHash } from '#contracts/sheets/hash.ts';
import { ITEM_PART, readContent } from '#db/acceptance-content.ts';
import type { Executor } from '#db/connection.ts';
import { privateFiles } from '#db/schema/private-files.ts';
import { sheetDocuments } from '#db/schema/sheets/documents.ts';
import { sheetFiles } from '#db/schema/sheets/files.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testKeys } from '#tests/support/keys.ts';
import { addAcceptanceSheet } from '#tests/support/records/acceptance-sheets.ts';
import { addPrivatePicture } from '#tests/support/records/media.ts';
import { addShareLink } from '#tests/support/records/shares.ts';
import { DRAWN, writeByLink } from '#tests/support/records/signing.ts';
import { issueDocument } from './documents/issue.ts';
import { publishSealKeys } from './seal-keys.ts';
import { verifySeals } from './verify-seals.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'seals-'));
const files = createFolderStore(folder);
let database: TestDatabase;
let site: TestApi;
/** Ids of the sealed sheets AC-1 and AC-2. */
let ids: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  await files.prepare();
  site = createTestApi(database.db, 'zh', { files });
  await publishSealKeys(database.db, testKeys);
  ids = [await addSealed('AC-1'), await addSealed('AC-2')];
});
afterAll(async () => {
  await database?.drop();
  rmSync(folder, { recursive: true });
});

/** Stores a file; returns the fields of its row. */
async function store(key: string, text: string) {
  await files.put(key, Buffer.from(text), 'image/webp');
  const sha256 = createHash('sha256').update(text).digest('hex');
  return { id: await addPrivatePicture(database.db, { storageKey: key, sha256 }), sha256 };
}

/** A sheet with evidence, signed by its link, with a PDF. */
async function addSealed(number: string): Promise<string> {
  const { db } = database;
  const decidedAt = new Date('2026-11-20T02:40:00Z');
  const passed = { result: 'pass', remark: '很好', decidedBy: '林一', decidedAt } as const;
  const { id, itemIds } = await addAcceptanceSheet(db, { number, items: [passed, passed] });
  const photo = await store(`private/${number.toLowerCase()}-photo.webp`, `photo of ${number}`);
  const partKey = itemIds[0] ?? '';
  await db
    .insert(sheetFiles)
    .values({ sheetId: id, fileId: photo.id, part: ITEM_PART, partKey, caption: '测光表' });
  const token = await addShareLink(db, { sheetId: id, audience: 'signer' });
  const { status } = await writeByLink(site, `/shares/acceptance/${token}/signature`, {
    seenHash: await contentHash(await readContent(db, id)),
    name: '王若溪',
    title: null,
    ...DRAWN,
  });
  expect(status).toBe(200);
  const [sheet] = await db.select().from(sheets).where(eq(sheets.id, id));
  const trail = new AuditTrail(testKeys);
  if (sheet) await issueDocument({ db, files, trail, publicUrl: 'http://localhost/' }, sheet);
  return id;
}

const verify = (db: Executor = database.db, keys = testKeys) => verifySeals({ db, keys, files });

/** What is found after a superuser has done this with triggers off; it is undone. */
async function found(...changes: SQL[]): Promise<string[]> {
  let problems: string[] = [];
  const undo = new Error('undone');
  const work = database.owner.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction.execute(sql`alter table audit_log disable trigger user`);
    for (const change of changes) await transaction.execute(change);
    const result = await verify(transaction);
    problems = result.problems.map(({ number, reason }) => `${number}: ${reason}`);
    throw undo;
  });
  await expect(work).rejects.toBe(undo);
  return problems;
}

const first = () => sql`${ids[0]}::uuid`;
const second = () => sql`${ids[1]}::uuid`;

test('finds nothing in intact seals', async () => {
  expect(await verify()).toEqual({ seals: 2, problems: [] });
});

test('names a changed remark', async () => {
  expect(
    await found(
      sql`update acceptance_items set remark = '一般' where sheet_id = ${first()} and sort = 1`,
    ),
  ).toEqual(['AC-1: content.items[1].remark was changed', 'AC-1: contentHash was changed']);
});

test('names a changed stroke and a changed name of the signer', async () => {
  expect(
    await found(
      sql`update sheet_decisions set strokes = jsonb_set(strokes, '{0,1,0}', '401') where sheet_id = ${second()}`,
    ),
  ).toEqual(['AC-2: customer.strokes[0][1][0] was changed']);
  expect(
    await found(sql`update sheet_decisions set name = '赵一' where sheet_id = ${second()}`),
  ).toEqual(['AC-2: customer.name was changed']);
});

test('names an evidence file that was changed, deleted, or whose row was adapted to it', async () => {
  const key = 'private/ac-1-photo.webp';
  await files.put(key, Buffer.from('another photo'), 'image/webp');
  const { problems } = await verify();
  expect(problems).toEqual([{ number: 'AC-1', reason: `the file ${key} (测光表) was changed` }]);
  const sha256 = createHash('sha256').update('another photo').digest('hex');
  expect(
    await found(sql`update private_files set sha256 = ${sha256} where storage_key = ${key}`),
  ).toEqual([
    'AC-1: content.items[0].evidence[0].sha256 was changed',
    'AC-1: contentHash was changed',
  ]);
  await files.delete(key);
  expect((await verify()).problems).toEqual([
    { number: 'AC-1', reason: `the file ${key} (测光表) is missing` },
  ]);
  await files.put(key, Buffer.from('photo of AC-1'), 'image/webp');
});

test('names a stored PDF that was changed, replaced or deleted', async () => {
  const [pdf] = await database.db
    .select({ key: privateFiles.storageKey })
    .from(sheetDocuments)
    .innerJoin(privateFiles, eq(privateFiles.id, sheetDocuments.fileId))
    .where(eq(sheetDocuments.sheetId, ids[1] ?? ''));
  const key = pdf?.key ?? '';
  const file = await files.open(key);
  if (!file) throw new Error('the PDF is missing');
  const bytes = await buffer(file.content);
  await files.put(key, Buffer.from('another PDF'), 'application/pdf');
  expect((await verify()).problems).toEqual([
    { number: 'AC-2', reason: `the PDF ${key} was changed` },
  ]);
  await files.put(key, bytes, 'application/pdf');
  const other = 'a'.repeat(64);
  const inFiles = sql`update private_files set sha256 = ${other} where storage_key = ${key}`;
  const inDocuments = sql`update sheet_documents set sha256 = ${other} where sheet_id = ${second()}`;
  expect(await found(inFiles)).toEqual([`AC-2: the PDF ${key} was replaced`]);
  expect(await found(inFiles, inDocuments)).toEqual([`AC-2: the PDF ${key} was replaced`]);
  expect(await found(sql`delete from sheet_documents where sheet_id = ${second()}`)).toEqual([
    'AC-2: its PDF was deleted',
  ]);
});

test('names a deleted entry of the audit log, and one with another hash', async () => {
  expect(
    await found(
      sql`delete from audit_log where action = 'acceptance.seal' and entity_id = ${ids[0]}`,
    ),
  ).toEqual(['AC-1: its entry in the audit log was deleted']);
  expect(
    await found(
      sql`update audit_log set changes = jsonb_set(changes, '{contentHash,1}', '"0"') where entity_id = ${ids[0]}`,
    ),
  ).toEqual(['AC-1: the audit log has the hash of another record']);
});

test('names swapped and deleted seals', async () => {
  const other = sql`case sheet_id when ${first()} then ${second()} else ${first()} end`;
  const swapped = await found(
    sql`alter table sheet_seals drop constraint sheet_seals_pkey cascade`,
    sql`update sheet_seals set sheet_id = ${other}`,
  );
  expect(swapped).toContain('AC-1: it has the seal of AC-2');
  expect(swapped).toContain('AC-2: it has the seal of AC-1');
  expect(await found(sql`delete from sheet_seals where sheet_id = ${first()}`)).toEqual([
    'AC-2: the seal before it was deleted',
    'AC-1: its seal was deleted',
  ]);
});

test('names a changed record, also one that was hashed and signed anew by another key', async () => {
  expect(
    await found(
      sql`update sheet_seals set record = replace(record, '很好', '一般') where sheet_id = ${first()}`,
    ),
  ).toEqual(
    expect.arrayContaining([
      'AC-1: the record was changed: it does not have the hash of the seal',
      'AC-1: the record was not signed by the key of the seal',
      'AC-1: content.items[0].remark was changed',
    ]),
  );
  const forger = new KeyRing([Buffer.from('the key of somebody else')]);
  const [publicKey] = forger.publicKeys('seal');
  const problems = await found(sql`update signing_keys set public_key = ${publicKey}`);
  expect(problems).toContain(
    'AC-1: its key does not come from SECRET_KEY: add the earlier key, or the seal is a forgery',
  );
});

test('seals stay right after the secret key was changed', async () => {
  const rotated = new KeyRing([
    Buffer.from('the key after the rotation'),
    Buffer.from('the secret key of the tests, any text'),
  ]);
  await publishSealKeys(database.db, rotated);
  expect(await verify(database.db, rotated)).toEqual({ seals: 2, problems: [] });
});
