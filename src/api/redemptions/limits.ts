import { perHour } from '#api/http/policy.ts';
import { createCounter, createRateLimit } from '#api/http/rate-limit.ts';
import type { VisitorHash } from '#api/http/visitor-hash.ts';
import type { Database } from '#db/connection.ts';
import { announceGuessing } from './notify.ts';

/** Well-formed codes of one contact in an hour. */
const PER_CONTACT = 10;
/** Unknown codes of all visitors together in an hour before a proof of work is asked for. */
const MISSES = 300;
const MISSES_COUNTED_AS = 'redemptions.misses';

/**
 * Against guessing: well-formed codes per network, and unknown ones of all together. A typing mistake
 * does not reach it, as the check symbol finds it.
 */
export const redemptionLimit = perHour(60, { all: MISSES, countedAs: MISSES_COUNTED_AS });

/** Counts of attempts. */
export interface AttemptCounts {
  /**
   * Counts an attempt of a contact.
   * @throws AppError RATE_LIMITED
   */
  contact(contact: string): Promise<void>;
  /** Counts an unknown code; staff are told once an hour when there are too many. */
  miss(now: Date): Promise<void>;
}

export function createAttemptCounts(db: Database, visitorHash: VisitorHash): AttemptCounts {
  const contacts = createRateLimit(db, {
    name: 'redemptions.contact',
    points: PER_CONTACT,
    seconds: 3600,
  });
  const misses = createCounter(db, { name: MISSES_COUNTED_AS, seconds: redemptionLimit.seconds });
  return {
    contact: async (contact) => contacts(await visitorHash(contact)),
    async miss(now) {
      await misses.add('all');
      const count = await misses.read('all');
      if (count >= MISSES) await announceGuessing(db, count, now);
    },
  };
}
