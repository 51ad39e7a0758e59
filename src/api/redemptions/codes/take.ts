import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#db/connection.ts';
import { redemptionBatches, redemptionCodes, redemptions } from '#db/schema/redemptions.ts';

/** A stored code with what decides on it. */
export type FoundCode = NonNullable<Awaited<ReturnType<typeof findCode>>>;

/**
 * A code of a campaign by what it may be stored as; undefined if it has none. Nothing is locked:
 * what is refused needs no lock.
 */
export async function findCode(db: Executor, campaignId: string, macs: readonly string[]) {
  const [found] = await db
    .select({ code: redemptionCodes, batch: redemptionBatches, redemption: redemptions })
    .from(redemptionCodes)
    .innerJoin(redemptionBatches, eq(redemptionBatches.id, redemptionCodes.batchId))
    .leftJoin(redemptions, eq(redemptions.codeId, redemptionCodes.id))
    .where(
      and(inArray(redemptionCodes.codeMac, [...macs]), eq(redemptionCodes.campaignId, campaignId)),
    );
  return found;
}

/** Marks a code as redeemed; false if it no longer was as issued. */
export async function takeCode(transaction: Executor, id: string): Promise<boolean> {
  const taken = await transaction
    .update(redemptionCodes)
    .set({ status: 'redeemed' })
    .where(and(eq(redemptionCodes.id, id), eq(redemptionCodes.status, 'issued')))
    .returning({ id: redemptionCodes.id });
  return taken.length > 0;
}
