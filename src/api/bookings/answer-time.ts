import { eq } from 'drizzle-orm';
import { overdueBefore } from '#contracts/bookings/overdue.ts';
import type { Executor } from '#db/connection.ts';
import { facts } from '#db/schema/facts.ts';

/** Longest promise that is counted, in working days. */
const MOST_DAYS = 250;

/**
 * Bookings from before this moment should have had their answer: the time that the fact `answer-time`
 * promises on the site, if it is in working days, otherwise one.
 */
export async function readOverdueMoment(db: Executor): Promise<Date> {
  const [promise] = await db.select().from(facts).where(eq(facts.key, 'answer-time'));
  const days = promise?.unitZh.includes('工作日') ? (promise.maximum ?? promise.minimum ?? 1) : 1;
  return overdueBefore(new Date(), Math.min(Math.max(Math.ceil(days), 1), MOST_DAYS));
}
