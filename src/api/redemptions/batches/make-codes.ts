import { randomBytes } from 'node:crypto';
import { asc, eq, lt, sql } from 'drizzle-orm';
import type { KeyRing } from '#api/access/key-ring.ts';
import { CODE_LENGTH, codeOf, writeCode } from '#contracts/redemptions/code.ts';
import type { Database, Executor } from '#db/connection.ts';
import {
  redemptionBatches as batches,
  redemptionCodes,
  redemptionFileParts,
} from '#db/schema/redemptions.ts';
import { storedCode } from '../codes/stored-code.ts';
import { deriveFileKey, encryptPart, type FileKey } from './encrypt.ts';

/** Codes of one part: a transaction that others hardly notice, and whole blocks of the cipher. */
const PART = 2_000;
/** A written code with its line end. */
const LINE_BYTES = writeCode('0'.repeat(CODE_LENGTH)).length + 1;

export interface MakeDeps {
  db: Database;
  keys: KeyRing;
}

type Batch = typeof batches.$inferSelect;

/** Makes the codes of all batches that still lack some, the oldest batch first. */
export async function makeDueCodes(deps: MakeDeps, signal?: AbortSignal): Promise<void> {
  const due = await deps.db
    .select()
    .from(batches)
    .where(lt(batches.made, batches.quantity))
    .orderBy(asc(batches.id));
  for (const batch of due) await makeBatch(deps, batch, signal);
}

async function makeBatch(
  { db, keys }: MakeDeps,
  { id, passphrase, fileSalt }: Batch,
  signal?: AbortSignal,
): Promise<void> {
  if (!passphrase || !fileSalt) return;
  const fileKey = await deriveFileKey(keys.decrypt('passphrase', passphrase, fileSalt), fileSalt);
  let isDone = false;
  while (!isDone && !signal?.aborted) {
    isDone = await db.transaction((transaction) => makePart(transaction, { id, keys, fileKey }));
  }
}

/**
 * Makes the next part of a batch; true if it was the last. A process that is killed leaves whole
 * parts, and of two processes at once the second one goes on where the first has ended.
 */
async function makePart(
  transaction: Executor,
  { id, keys, fileKey }: { id: string; keys: KeyRing; fileKey: FileKey },
): Promise<boolean> {
  const [batch] = await transaction.select().from(batches).where(eq(batches.id, id)).for('update');
  if (!batch || batch.made >= batch.quantity) return true;
  const count = Math.min(PART, batch.quantity - batch.made);
  const codes = Array.from({ length: count }, () => codeOf(randomBytes(CODE_LENGTH - 1)));
  const { campaignId, made: offset } = batch;
  await transaction
    .insert(redemptionCodes)
    .values(codes.map((code) => ({ ...storedCode(keys, code), campaignId, batchId: id })));
  const text = codes.map((code) => `${writeCode(code)}\n`).join('');
  const content = encryptPart(fileKey, offset * LINE_BYTES, text).toString('base64');
  await transaction.insert(redemptionFileParts).values({ batchId: id, offset, content });
  const isLast = offset + count === batch.quantity;
  await transaction
    .update(batches)
    .set({ made: sql`${batches.made} + ${count}`, ...(isLast && { passphrase: null }) })
    .where(eq(batches.id, id));
  return isLast;
}
