import type { Limit, StaffPolicy } from '#api/http/policy.ts';
import { createRateLimit } from '#api/http/rate-limit.ts';
import { TokenBuckets } from '#api/http/token-buckets.ts';
import { AppError } from '#contracts/errors.ts';
import type { Database } from '#db/connection.ts';

/** Calls per minute of one person, of all operations together. */
export interface PersonBounds {
  reads: number;
  writes: number;
  /** Requests of uploads: each sends a part of up to a megabyte. */
  uploads: number;
}

/**
 * A page of the back office makes up to ten reads when it opens, the palette one per pause in typing;
 * autosave writes every two seconds, and a bulk upload one record per file. Parts of uploads come at 40 MB a
 * second at most.
 */
export const defaultBounds: PersonBounds = { reads: 600, writes: 180, uploads: 2_400 };

/** Counts one call of a person. @throws AppError RATE_LIMITED */
export type PersonLimit = (personId: string) => Promise<void>;

/**
 * Limits of signed-in people: those of all operations together, and those of an operation's own line.
 * They count by person and not by network, so that nobody uses up those of an office.
 */
export class PersonLimits {
  readonly #db: Database;
  readonly #reads: TokenBuckets;
  readonly #writes: TokenBuckets;
  readonly #uploads: TokenBuckets;

  constructor(db: Database, { reads, writes, uploads } = defaultBounds) {
    this.#db = db;
    this.#reads = perMinute(reads);
    this.#writes = perMinute(writes);
    this.#uploads = perMinute(uploads);
  }

  /** Counts one request of an upload. @throws AppError RATE_LIMITED */
  takeUpload(personId: string): void {
    take(this.#uploads, personId);
  }

  /** The limit of an operation; its name, `METHOD /path`, separates the counters. */
  of(name: string, limit: StaffPolicy['limit']): PersonLimit {
    const all = name.startsWith('GET ') ? this.#reads : this.#writes;
    const own = limit && ownLimit(name, limit, this.#db);
    return async (personId) => {
      take(all, personId);
      await own?.(personId);
    };
  }
}

function ownLimit(name: string, { each, seconds, count }: Limit, db: Database): PersonLimit {
  if (count === 'database') {
    return createRateLimit(db, { name: `${name}.person`, points: each, seconds });
  }
  const buckets = new TokenBuckets({ burst: each, perSecond: each / seconds });
  return async (personId) => take(buckets, personId);
}

const perMinute = (count: number) => new TokenBuckets({ burst: count, perSecond: count / 60 });

function take(buckets: TokenBuckets, personId: string): void {
  const seconds = buckets.take(personId);
  if (seconds > 0) throw new AppError('RATE_LIMITED', { retryAfter: seconds });
}
