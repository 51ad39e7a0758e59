import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAcceptanceDocument } from '#api/acceptance/document.ts';
import { AuditTrail } from '#api/audit/trail.ts';
import { readPdfContext } from '#api/sheets/pdf/pdf-context.ts';
import { publishSealKeys } from '#api/sheets/seal-keys.ts';
import { contentHash } from '#contracts/sheets/hash.ts';
import { readContent } from '#db/acceptance-content.ts';
import { auditLog } from '#db/schema/audit.ts';
import { privateFiles } from '#db/schema/private-files.ts';
import { sheetDocuments } from '#db/schema/sheets/documents.ts';
import { sheetSeals } from '#db/schema/sheets/seals.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import type { FileStore } from '#files/file-store.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testKeys } from '#tests/support/keys.ts';
import { readPdf } from '#tests/support/pdf-text.ts';
import { addAcceptanceSheet } from '#tests/support/records/acceptance-sheets.ts';
import { addShareLink } from '#tests/support/records/shares.ts';
import { DRAWN, writeByLink } from '#tests/support/records/signing.ts';
import { addSite } from '#tests/support/records/site.ts';
import { issueDueDocuments } from './issue-documents.ts';

const filesDir = mkdtempSync(path.join(os.tmpdir(), 'documents-'));
const files = createFolderStore(filesDir);
let database: TestDatabase;
let site: TestApi;
let db: TestDatabase['db'];

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  site = createTestApi(db, 'zh', { files });
  await publishSealKeys(db, testKeys);
  await addSite(db);
});
afterAll(async () => {
  await database?.drop();
  rmSync(filesDir, { recursive: true });
});

const publicUrl = 'http://localhost/';
const log = { info: () => {}, warn: () => {}, error: () => {} };
const issue = (store: FileStore = files) =>
  issueDueDocuments({
    db,
    files: store,
    trail: new AuditTrail(testKeys),
    publicUrl,
    log: log as never,
    signal: new AbortController().signal,
  });

/** A sheet that a customer has signed, with the link. */
async function sealed() {
  const items = [{ result: 'pass', decidedBy: '王若溪', decidedAt: new Date() } as const];
  const { id } = await addAcceptanceSheet(db, { expectedSigner: '王若溪', items });
  const token = await addShareLink(db, { sheetId: id, audience: 'signer' });
  const seenHash = await contentHash(await readContent(db, id));
  const body = { seenHash, name: '王若溪', title: '品牌负责人', ...DRAWN };
  expect(await writeByLink(site, `/shares/acceptance/${token}/signature`, body)).toMatchObject({
    status: 200,
  });
  return { id, token };
}

const documentsOf = (sheetId: string) =>
  db
    .select({ sha256: sheetDocuments.sha256, key: privateFiles.storageKey })
    .from(sheetDocuments)
    .innerJoin(privateFiles, eq(privateFiles.id, sheetDocuments.fileId))
    .where(eq(sheetDocuments.sheetId, sheetId));
const entriesOf = (sheetId: string) =>
  db
    .select({ changes: auditLog.changes })
    .from(auditLog)
    .where(and(eq(auditLog.entityId, sheetId), eq(auditLog.action, 'acceptance.document')));
const download = async (token: string) => {
  const response = await site.fetch(`/shares/acceptance/${token}/document.pdf`);
  return new Uint8Array(await response.arrayBuffer());
};

test('a sealed sheet gets its PDF once, with its hash in the audit log', async () => {
  const { id, token } = await sealed();
  await Promise.all([issue(), issue(), issue()]);
  await issue();
  const documents = await documentsOf(id);
  expect(documents).toHaveLength(1);
  const bytes = await download(token);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(documents[0]?.sha256).toBe(sha256);
  expect(await entriesOf(id)).toEqual([{ changes: { sha256: [null, sha256] } }]);
  const [seal] = await db.select().from(sheetSeals).where(eq(sheetSeals.sheetId, id));
  const text = readPdf(bytes).pages.flat();
  expect(text).toContain(seal?.verificationCode);
  expect(text).toEqual(expect.arrayContaining(['王若溪 · 品牌负责人']));
  expect(Buffer.from(bytes).toString('latin1')).toMatch(
    new RegExp(`\\(seal:[A-Z0-9-]+:${seal?.verificationCode}\\)`),
  );
});

test('the PDF of a sealed sheet says where it is checked, and has a code that leads there', async () => {
  const { id, token } = await sealed();
  const [sheet] = await db.select().from(sheets).where(eq(sheets.id, id));
  const [seal] = await db.select().from(sheetSeals).where(eq(sheetSeals.sheetId, id));
  if (!sheet) throw new Error('the sheet is gone');
  const link = { token: 'issued', audience: 'holder' } as const;
  const context = await readPdfContext({ db, publicUrl }, 'acceptance', 'issued', 'zh');
  const { blocks } = await readAcceptanceDocument(db, sheet, link, context);
  const query = `number=${sheet.number}&code=${seal?.verificationCode}`;
  expect(JSON.stringify(blocks)).toContain(`"text":"${publicUrl}verify?${query}"`);
  const text = readPdf(await download(token))
    .pages.flat()
    .join('');
  expect(text).toContain(`${publicUrl}verify`);
});

test('what customers get before and after it is issued is the same file', async () => {
  const { token } = await sealed();
  const before = await download(token);
  await issue();
  expect(await download(token)).toEqual(before);
});

test('a failure leaves nothing, and the next attempt issues it', async () => {
  const { id } = await sealed();
  const failing: FileStore = {
    ...files,
    put: () => Promise.reject(new Error('the disk is full')),
  };
  await issue(failing);
  expect(await documentsOf(id)).toEqual([]);
  expect(await entriesOf(id)).toEqual([]);
  await issue();
  expect(await documentsOf(id)).toHaveLength(1);
});
