import { sql } from 'drizzle-orm';
import { createRateLimit, type RateLimit } from '#api/http/rate-limit.ts';
import { AppError } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { searchMisses } from '#db/schema/visits.ts';

/** Records a search without results as a task for editors. */
export type RecordMiss = (query: string, locale: Locale) => Promise<void>;

/** Limits the tasks for editors if visitors search for nonsense. */
const LIMIT = { name: 'search.misses', points: 300, seconds: 3600 };

export function createMissRecorder(db: Database): RecordMiss {
  const limit: RateLimit = createRateLimit(db, LIMIT);
  return async (query, locale) => {
    if (!isUseful(query)) return;
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
          // A task that was done is reopened; a task that editors ignore stays ignored.
          status: sql`case ${searchMisses.status} when 'done' then 'open' else ${searchMisses.status} end`,
        },
      });
  };
}

/**
 * Whether a query is long enough to be useful and contains no e-mail address or personal number.
 */
export function isUseful(query: string): boolean {
  if (query.length < 2 || query.length > 40) return false;
  return !query.includes('@') && !/\d(?:[ -]?\d){5,}/.test(query);
}
