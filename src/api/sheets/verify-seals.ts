import { createHash } from 'node:crypto';
import { and, asc, eq, isNull, like, sql } from 'drizzle-orm';
import type { KeyRing } from '#api/access/key-ring.ts';
import { checkSeal } from '#contracts/sheets/seal.ts';
import type { Executor } from '#db/connection.ts';
import { auditLog } from '#db/schema/audit.ts';
import { privateFiles } from '#db/schema/private-files.ts';
import { sheetDocuments } from '#db/schema/sheets/documents.ts';
import { sheetFiles } from '#db/schema/sheets/files.ts';
import { sheetSeals } from '#db/schema/sheets/seals.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { signingKeys } from '#db/schema/signing-keys.ts';
import type { FileStore } from '#files/file-store.ts';
import { differencesOf } from './seal-differences.ts';
import { sealedKinds } from './sealed-kinds.ts';

/** Something that does not match a seal. */
export interface SealProblem {
  /** Number of the sheet. */
  number: string;
  /** What it is, such as `items[3].remark was changed`. */
  reason: string;
}

export interface SealVerification {
  seals: number;
  problems: SealProblem[];
}

/** What a check of seals needs. */
export interface SealVerifier {
  db: Executor;
  keys: KeyRing;
  files: FileStore;
}

/** A seal with what it refers to. */
export type SealRow = Awaited<ReturnType<typeof sealRows>>[number];

/**
 * Checks every seal: record, hash, signature and key, the rows and files that it seals, its PDF, its
 * audit entry, and that it follows the seal before. Goes on after a problem, so that all are named.
 */
export async function verifySeals(verifier: SealVerifier): Promise<SealVerification> {
  const seals = await readSeals(verifier.db);
  const problems: SealProblem[] = [];
  const known = new Set(seals.map(({ seal }) => seal.contentHash));
  let first: string | undefined;
  for (const row of seals) {
    const { number, seal, trialUntil } = row;
    const reasons = [
      ...(await problemsOfRecord(verifier, row)),
      ...(await fileProblems(verifier, seal.sheetId)),
      ...(await documentProblems(verifier, row)),
      ...(await auditProblems(verifier, row)),
    ];
    if (seal.previousHash && !known.has(seal.previousHash))
      reasons.push('the seal before it was deleted');
    if (!seal.previousHash && !trialUntil) {
      if (first) reasons.push(`it follows no seal, but ${first} is the first one`);
      first ??= number;
    }
    problems.push(...reasons.map((reason) => ({ number, reason })));
  }
  problems.push(...(await missingSeals(verifier.db)));
  return { seals: seals.length, problems };
}

/** All seals, the oldest first. */
const readSeals = (db: Executor) => sealRows(db).orderBy(asc(sheetSeals.sealedAt));

/** The seal with a verification code. */
export async function findSeal(db: Executor, code: string): Promise<SealRow | undefined> {
  const [row] = await sealRows(db).where(eq(sheetSeals.verificationCode, code));
  return row;
}

function sealRows(db: Executor) {
  return db
    .select({
      seal: sheetSeals,
      kind: sheets.kind,
      number: sheets.number,
      trialUntil: sheets.trialUntil,
      publicKey: signingKeys.publicKey,
    })
    .from(sheetSeals)
    .innerJoin(sheets, eq(sheets.id, sheetSeals.sheetId))
    .innerJoin(signingKeys, eq(signingKeys.id, sheetSeals.signingKeyId));
}

/** What is wrong with a seal, its record and the rows of its sheet, without files and audit log. */
export async function problemsOfRecord(
  verifier: Omit<SealVerifier, 'files'>,
  row: SealRow,
): Promise<string[]> {
  return [...(await recordProblems(verifier, row)), ...(await rowProblems(verifier, row))];
}

/** Hash, signature, key and the links of the record itself. */
async function recordProblems(
  { keys }: Pick<SealVerifier, 'keys'>,
  row: SealRow,
): Promise<string[]> {
  const { seal, publicKey } = row;
  const { isHashRight, isSignatureRight } = await checkSeal({ ...seal, publicKey });
  const record = parsed(seal.record);
  return [
    !isHashRight && 'the record was changed: it does not have the hash of the seal',
    !isSignatureRight && 'the record was not signed by the key of the seal',
    !keys.publicKeys('seal').includes(publicKey) &&
      'its key does not come from SECRET_KEY: add the earlier key, or the seal is a forgery',
    (record.previousSeal ?? null) !== seal.previousHash && 'the seal before it was replaced',
    record.publicKey !== publicKey && 'its key was replaced',
    record.sealedAt !== seal.sealedAt.toISOString() && 'its time was changed',
  ].filter((reason) => reason !== false);
}

/** The rows that the record was made from. */
async function rowProblems({ db }: Pick<SealVerifier, 'db'>, row: SealRow): Promise<string[]> {
  const { kind, number, seal } = row;
  const readRows = sealedKinds[kind];
  if (!readRows) return [`sheets of the kind ${kind} are not sealed`];
  const record = parsed(seal.record);
  const sealedNumber = (record.content as { number?: string } | undefined)?.number;
  if (sealedNumber !== number) return [`it has the seal of ${sealedNumber}`];
  const now = await readRows(db, seal.sheetId);
  const sealed = Object.fromEntries(Object.keys(now).map((name) => [name, record[name]]));
  return differencesOf(sealed, now).map((path) => `${path} was changed`);
}

/** The stored files of the sheet, which the record names by their hash. */
async function fileProblems({ db, files }: SealVerifier, sheetId: string): Promise<string[]> {
  const rows = await db
    .select({
      caption: sheetFiles.caption,
      key: privateFiles.storageKey,
      sha256: privateFiles.sha256,
    })
    .from(sheetFiles)
    .innerJoin(privateFiles, eq(privateFiles.id, sheetFiles.fileId))
    .where(eq(sheetFiles.sheetId, sheetId));
  const reasons = await Promise.all(
    rows.map(async ({ key, sha256, caption }) => {
      const state = await stateOf(files, key, sha256);
      return state && `the file ${key} (${caption}) ${state}`;
    }),
  );
  return reasons.filter((reason) => reason !== undefined);
}

/** The PDFs that were issued. */
async function documentProblems(
  { db, files }: SealVerifier,
  { kind, seal: { sheetId } }: SealRow,
): Promise<string[]> {
  const noted = await db
    .select({ changes: auditLog.changes })
    .from(auditLog)
    .where(and(eq(auditLog.action, `${kind}.document`), eq(auditLog.entityId, sheetId)));
  const hashes = noted.map(({ changes }) => changes.sha256?.[1]);
  const rows = await db
    .select({
      key: privateFiles.storageKey,
      stored: privateFiles.sha256,
      sha256: sheetDocuments.sha256,
    })
    .from(sheetDocuments)
    .innerJoin(privateFiles, eq(privateFiles.id, sheetDocuments.fileId))
    .where(eq(sheetDocuments.sheetId, sheetId));
  if (rows.length === 0 && noted.length > 0) return ['its PDF was deleted'];
  const reasons = await Promise.all(
    rows.map(async ({ key, stored, sha256 }) => {
      if (stored !== sha256 || !hashes.includes(sha256)) return `the PDF ${key} was replaced`;
      const state = await stateOf(files, key, sha256);
      return state && `the PDF ${key} ${state}`;
    }),
  );
  return reasons.filter((reason) => reason !== undefined);
}

async function stateOf(files: FileStore, key: string, sha256: string): Promise<string | undefined> {
  const file = await files.open(key);
  if (!file) return 'is missing';
  const hash = createHash('sha256');
  for await (const chunk of file.content) hash.update(chunk);
  return hash.digest('hex') === sha256 ? undefined : 'was changed';
}

/** The entry in the audit log that the seal was written with. */
async function auditProblems({ db }: SealVerifier, { kind, seal }: SealRow): Promise<string[]> {
  const entries = await db
    .select({ changes: auditLog.changes })
    .from(auditLog)
    .where(and(eq(auditLog.action, `${kind}.seal`), eq(auditLog.entityId, seal.sheetId)));
  const hashes = entries.map(({ changes }) => changes.contentHash?.[1]);
  if (hashes.includes(seal.contentHash)) return [];
  return [
    hashes.length === 0
      ? 'its entry in the audit log was deleted'
      : 'the audit log has the hash of another record',
  ];
}

/** Sheets that the audit log knows as sealed and that have lost their seal; trials go with theirs. */
async function missingSeals(db: Executor): Promise<SealProblem[]> {
  const rows = await db
    .select({ sheetId: auditLog.entityId, number: sheets.number, changes: auditLog.changes })
    .from(auditLog)
    .leftJoin(sheetSeals, sql`${sheetSeals.sheetId}::text = ${auditLog.entityId}`)
    .leftJoin(sheets, sql`${sheets.id}::text = ${auditLog.entityId}`)
    .where(and(like(auditLog.action, '%.seal'), isNull(sheetSeals.sheetId)));
  return rows
    .filter(({ changes }) => changes.isTrial?.[1] !== true)
    .map(({ sheetId, number }) => ({
      number: number ?? `the deleted sheet ${sheetId}`,
      reason: 'its seal was deleted',
    }));
}

function parsed(record: string): Record<string, unknown> {
  try {
    return JSON.parse(record) as Record<string, unknown>;
  } catch {
    return {};
  }
}
