import { lockById } from '#api/rows.ts';
import { AppError } from '#contracts/errors.ts';
import type { Executor } from '#db/connection.ts';
import { bookings } from '#db/schema/bookings.ts';

/** The booking, locked until the commit. @throws AppError NOT_FOUND, CONFLICT for an older version */
export async function lockBooking(
  db: Executor,
  id: string,
  version?: number,
): Promise<typeof bookings.$inferSelect> {
  const row = await lockById(db, bookings, id);
  if (version !== undefined && row.version !== version) throw new AppError('CONFLICT');
  return row;
}
