import { desc, getTableColumns, sql } from 'drizzle-orm';
import { eraseRedemptions } from '#api/redemptions/erase.ts';
import { redemptions } from '#db/schema/redemptions.ts';
import { hasContact, listOf } from '../person.ts';
import type { PersonRecords } from '../source.ts';

/** Activations of codes. The licence stays valid. */
export const redemptionRecords: PersonRecords = {
  source: 'redemption',
  async find(db, { contact }) {
    const rows = await db
      .select(getTableColumns(redemptions))
      .from(redemptions)
      .where(hasContact(redemptions, contact))
      .orderBy(desc(redemptions.id));
    return rows.map((redemption) => ({
      id: redemption.id,
      title: redemption.licenceKey,
      at: redemption.redeemedAt,
      page: null,
      kept: null,
      values: redemption,
    }));
  },
  erase: (transaction, ids) =>
    transaction.execute(eraseRedemptions(sql`id::text = any(${listOf(ids)})`)),
};
