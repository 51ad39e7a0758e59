import { asc, eq } from 'drizzle-orm';
import type { KeyRing } from '#api/access/key-ring.ts';
import { AppError } from '#contracts/errors.ts';
import type { Database } from '#db/connection.ts';
import { sheetDocuments } from '#db/schema/sheets/documents.ts';
import { findSeal, problemsOfRecord } from '../verify-seals.ts';
import type { PublicSeal } from './contract.ts';

/** What people may type: lower case, without the dash, with spaces. */
const SPACES = /[\s\-–—_]+/g;

/** A code as it is stored: `MJ7K-2Q9D`. */
function storedCode(typed: string): string {
  const symbols = typed.normalize('NFKC').toUpperCase().replace(SPACES, '');
  return `${symbols.slice(0, 4)}-${symbols.slice(4)}`;
}

/**
 * Finds a sealed record by number and code.
 * @throws AppError NOT_FOUND if they do not belong together, without saying which is wrong
 */
export async function readSeal(
  deps: { db: Database; keys: KeyRing },
  { code, number }: { code: string; number: string },
): Promise<PublicSeal> {
  const row = await findSeal(deps.db, storedCode(code));
  if (!row || row.number !== number.normalize('NFKC').toUpperCase()) {
    throw new AppError('NOT_FOUND');
  }
  const { seal, kind, publicKey } = row;
  const documents = await deps.db
    .select({ sha256: sheetDocuments.sha256, issuedAt: sheetDocuments.issuedAt })
    .from(sheetDocuments)
    .where(eq(sheetDocuments.sheetId, seal.sheetId))
    .orderBy(asc(sheetDocuments.issuedAt));
  return {
    number: row.number,
    kind,
    verificationCode: seal.verificationCode,
    sealedAt: seal.sealedAt.toISOString(),
    record: seal.record,
    contentHash: seal.contentHash,
    signature: seal.signature,
    publicKey,
    documents: documents.map(({ sha256, issuedAt }) => ({
      sha256,
      issuedAt: issuedAt.toISOString(),
    })),
    isIntact: (await problemsOfRecord(deps, row)).length === 0,
  };
}
