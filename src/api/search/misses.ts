import { sql } from 'drizzle-orm';
import { createRateLimit, type RateLimit } from '#api/http/rate-limit.ts';
import { AppError } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { searchMisses } from '#db/schema/visits.ts';

/** Notes a search without a result as a task for editors. */
export type NoteMiss = (query: string, locale: Locale) => Promise<void>;

/** However many visitors search for nonsense, editors get no more than this. */
const LIMIT = { name: 'search.misses', points: 300, seconds: 3600 };

/** Makes the recorder for one database. */
export function createMissNotes(db: Database): NoteMiss {
  const limit: RateLimit = createRateLimit(db, LIMIT);
  return async (query, locale) => {
    if (!isTelling(query)) return;
    try {
      await limit('all');
    } catch (error) {
      if (error instanceof AppError) return;
      throw error;
    }
    await db
      .insert(searchMisses)
      .values({ query, locale })
      .onConflictDoUpdate({
        target: [searchMisses.query, searchMisses.locale],
        set: {
          count: sql`${searchMisses.count} + 1`,
          lastAskedAt: sql`now()`,
          // What was settled comes up again; what editors chose to ignore does not.
          status: sql`case ${searchMisses.status} when 'done' then 'open' else ${searchMisses.status} end`,
        },
      });
  };
}

/** Long enough to mean something, and neither an address nor a number of a person. */
export function isTelling(query: string): boolean {
  if (query.length < 2 || query.length > 40) return false;
  return !query.includes('@') && !/\d(?:[ -]?\d){5,}/.test(query);
}
