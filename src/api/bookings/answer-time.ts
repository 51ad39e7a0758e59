import { eq } from 'drizzle-orm';
import { overdueBefore } from '#contracts/bookings/overdue.ts';
import type { Executor } from '#db/connection.ts';
import { facts } from '#db/schema/facts.ts';

/** Longest promise that is counted, in working days. */
const MOST_DAYS = 250;

/** The working days within which the fact `answer-time` promises an answer; one if it names no days. */
export async function readAnswerDays(db: Executor): Promise<number> {
  const [promise] = await db.select().from(facts).where(eq(facts.key, 'answer-time'));
  const days = promise?.unitZh.includes('工作日') ? (promise.maximum ?? promise.minimum ?? 1) : 1;
  return Math.min(Math.max(Math.ceil(days), 1), MOST_DAYS);
}

/**
 * Bookings from before this moment should have had their answer.
 */
export async function readOverdueMoment(db: Executor): Promise<Date> {
  return overdueBefore(new Date(), await readAnswerDays(db));
}
