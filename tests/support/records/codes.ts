import { randomBytes } from 'node:crypto';
import { storedCode } from '#api/redemptions/codes/stored-code.ts';
import { CODE_LENGTH, codeOf } from '#contracts/redemptions/code.ts';
import type { Database } from '#db/connection.ts';
import { redemptionBatches, redemptionCodes } from '#db/schema/redemptions.ts';
import { testKeys } from '../keys.ts';
import { onlyRow } from './only-row.ts';

type BatchRow = typeof redemptionBatches.$inferInsert;

/** A code that no other test has. */
export const newCode = () => codeOf(randomBytes(CODE_LENGTH - 1));

/** Adds a batch with so many codes to a campaign; returns them in clear. */
export async function addCodes(
  db: Database,
  campaignId: string,
  {
    count = 1,
    keys = testKeys,
    ...fields
  }: Partial<BatchRow> & { count?: number; keys?: typeof testKeys } = {},
): Promise<{ batchId: string; codes: string[] }> {
  const codes = Array.from({ length: count }, newCode);
  const rows = await db
    .insert(redemptionBatches)
    .values({
      campaignId,
      label: '测试批次',
      quantity: count,
      made: count,
      imported: true,
      ...fields,
    })
    .returning({ id: redemptionBatches.id });
  const { id: batchId } = onlyRow(rows);
  await db
    .insert(redemptionCodes)
    .values(codes.map((code) => ({ ...storedCode(keys, code), campaignId, batchId })));
  return { batchId, codes };
}
