import { type SQL, sql } from 'drizzle-orm';

/**
 * Erases who activated codes, and on which device; the licences stay valid.
 * @param due which redemptions
 */
export const eraseRedemptions = (due: SQL): SQL => sql`
  update redemptions set phone = null, email = null, device_serial = null, licence = null,
    erased_at = now()
  where erased_at is null and ${due}`;
