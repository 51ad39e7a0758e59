import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#db/connection.ts';
import { redemptionCodes } from '#db/schema/redemptions.ts';

/** Marks a code as redeemed; returns a new id for its redemption, or undefined if it was not as issued. */
export async function takeCode(transaction: Executor, id: string): Promise<string | undefined> {
  const [taken] = await transaction
    .update(redemptionCodes)
    .set({ status: 'redeemed' })
    .where(and(eq(redemptionCodes.id, id), eq(redemptionCodes.status, 'issued')))
    .returning({ redemptionId: sql<string>`uuidv7()` });
  return taken?.redemptionId;
}
