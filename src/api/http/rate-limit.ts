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

/** Options of a counter that refuses nothing. */
export type CounterOptions = Omit<RateLimitOptions, 'points'>;

/**
 * Counts one use of a key, or several. All processes on the database share the counters.
 * @throws AppError RATE_LIMITED
 */
export type RateLimit = (key: string, uses?: number) => Promise<void>;

/**
 * Creates a limit on the table `rate_limits`. Use visitor hashes or ids of staff as keys, never
 * addresses.
 */
export function createRateLimit(
  db: Database,
  { name, points, seconds }: RateLimitOptions,
): RateLimit {
  const limiter = openLimiter(db, { name, points, seconds });
  return async (key, uses = 1) => {
    try {
      await limiter().consume(key, uses);
    } catch (refused) {
      if (refused instanceof RateLimiterRes) {
        throw new AppError('RATE_LIMITED', { retryAfter: secondsOf(refused) });
      }
      throw refused;
    }
  };
}

/** A counter of a window, shared by all processes on the database. */
export interface Counter {
  /** Uses of a key in its window so far. */
  read(key: string): Promise<number>;
  add(key: string): Promise<void>;
}

/** Creates a counter on the table `rate_limits`. */
export function createCounter(db: Database, { name, seconds }: CounterOptions): Counter {
  const limiter = openLimiter(db, { name, points: Number.MAX_SAFE_INTEGER, seconds });
  return {
    async read(key) {
      return (await limiter().get(key))?.consumedPoints ?? 0;
    },
    async add(key) {
      await limiter().penalty(key);
    },
  };
}

/** Counts tries at a secret in a window; all processes on the database share the counters. */
export interface TryCounter {
  /** Counts a try. `wait`: seconds to wait if there were too many, else 0. */
  spend(key: string): Promise<{ used: number; wait: number }>;
  /** Refuses all tries of a key for a whole window from now. */
  pause(key: string): Promise<void>;
  giveBack(key: string): Promise<void>;
}

/** Creates a counter of tries on the table `rate_limits`. */
export function createTryCounter(db: Database, options: RateLimitOptions): TryCounter {
  const limiter = openLimiter(db, options);
  return {
    async spend(key) {
      try {
        return { used: (await limiter().consume(key)).consumedPoints, wait: 0 };
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return { used: refused.consumedPoints, wait: secondsOf(refused) };
      }
    },
    async pause(key) {
      await limiter().block(key, options.seconds);
    },
    async giveBack(key) {
      await limiter().reward(key);
    },
  };
}

/** Seconds until a limit lets a key in again. */
function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

function openLimiter(db: Database, { name, points, seconds }: RateLimitOptions) {
  let limiter: RateLimiterPostgres | undefined;
  return () => {
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
    return limiter;
  };
}
