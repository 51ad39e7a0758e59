import { createHash } from 'node:crypto';
import { and, eq, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { KeyRing } from '#api/access/key-ring.ts';
import type { Executor } from '#db/connection.ts';
import { sheetSeals } from '#db/schema/sheets/seals.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { currentSealKey } from './seal-keys.ts';
import { newVerificationCode } from './verification-code.ts';

/** What every sealed record names besides its own content. */
export interface SealContext {
  sealedAt: Date;
  /** Hash of the record that was sealed before; null for the first and for trials. */
  previousSeal: string | null;
  publicKey: string;
}

/** The sheet to seal, locked by the caller. */
export interface SealedSheet {
  id: string;
  /** Set for a visitor's own copy of a demo sheet. */
  trialUntil: Date | null;
}

/**
 * Seals a sheet: nothing of it can change after that. Seals are a chain, so they are made one after
 * another; trials are deleted later and stand outside of it.
 * @param write makes the record as canonical JSON, with its hash
 */
export async function sealSheet(
  transaction: Executor,
  keys: KeyRing,
  { id, trialUntil }: SealedSheet,
  write: (context: SealContext) => Promise<{ record: string; hash: string }>,
): Promise<{ verificationCode: string; hash: string }> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('sheet_seals'))`);
  const key = await currentSealKey(transaction, keys);
  const previousSeal = trialUntil ? null : await lastSeal(transaction);
  const sealedAt = new Date();
  const { record, hash } = await write({ sealedAt, previousSeal, publicKey: key.publicKey });
  const verificationCode = newVerificationCode();
  await transaction.insert(sheetSeals).values({
    sheetId: id,
    record,
    contentHash: hash,
    verificationCode,
    signature: keys.sign('seal', record),
    signingKeyId: key.id,
    previousHash: previousSeal,
    sealedAt,
  });
  return { verificationCode, hash };
}

/** The hash of the seal that no other one follows; null before the first. */
async function lastSeal(transaction: Executor): Promise<string | null> {
  const next = alias(sheetSeals, 'next');
  const [last] = await transaction
    .select({ hash: sheetSeals.contentHash })
    .from(sheetSeals)
    .innerJoin(sheets, eq(sheets.id, sheetSeals.sheetId))
    .where(
      and(
        isNull(sheets.trialUntil),
        notExists(
          transaction
            .select({ id: next.sheetId })
            .from(next)
            .where(eq(next.previousHash, sheetSeals.contentHash)),
        ),
      ),
    )
    .limit(1);
  return last?.hash ?? null;
}

/** What a record says of the link instead of its id. */
export function linkHash(linkId: string): string {
  return createHash('sha256').update(linkId).digest('hex');
}
