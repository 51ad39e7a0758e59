import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#contracts/errors.ts';
import type { Database } from '#db/connection.ts';

/** Options of a rate limit. */
export interface RateLimitOptions {
  /** Name of the limit, e.g. `documents.feedback`. */
  name: string;
  /** Uses per window. */
  points: number;
  /** Length of the window in seconds. */
  seconds: number;
}

/**
 * Counts one use of a key. All processes on the database share the counters.
 * @throws AppError RATE_LIMITED
 */
export type RateLimit = (key: string) => Promise<void>;

/**
 * Creates a limit on the table `rate_limits`. Use visitor hashes or ids of staff as keys, never
 * addresses.
 */
export function createRateLimit(
  db: Database,
  { name, points, seconds }: RateLimitOptions,
): RateLimit {
  let limiter: RateLimiterPostgres | undefined;
  return async (key) => {
    // Made at first use: it keeps a timer.
    limiter ??= new RateLimiterPostgres({
      storeClient: db.$client,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix: name,
      points,
      duration: seconds,
    });
    try {
      await limiter.consume(key);
    } catch (refused) {
      if (refused instanceof RateLimiterRes) {
        const retryAfter = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        throw new AppError('RATE_LIMITED', { retryAfter });
      }
      throw refused;
    }
  };
}
