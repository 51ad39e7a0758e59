import { AppError } from '#contracts/errors.ts';
import type { Database } from '#db/connection.ts';
import { type Networks, networksOf } from './network.ts';
import type { Limit } from './policy.ts';
import { createRateLimit } from './rate-limit.ts';
import { TokenBuckets } from './token-buckets.ts';
import type { VisitorHash } from './visitor-hash.ts';

/**
 * Counts one call from a client address.
 * @throws AppError RATE_LIMITED
 */
export type LimitCheck = (clientAddress: string) => Promise<void>;

/** Limit of a 48-bit IPv6 network, as a multiple of the limit of a 64-bit one. */
const SITE_FACTOR = 8;

/** Dependencies of the limit check. */
interface LimitDeps {
  db: Database;
  visitorHash: VisitorHash;
}

/** Creates the limit check of one operation; `name` separates the counters of operations. */
export function createLimitCheck(name: string, limit: Limit, deps: LimitDeps): LimitCheck {
  const count = limit.count === 'memory' ? inMemory(limit) : inDatabase(name, limit, deps);
  return async (clientAddress) => {
    // Pages that this process renders for itself, such as share pictures, have no client address.
    if (clientAddress !== '') await count(networksOf(clientAddress));
  };
}

function inDatabase(name: string, { each, all, seconds }: Limit, { db, visitorHash }: LimitDeps) {
  const line = createRateLimit(db, { name, points: each, seconds });
  const site = createRateLimit(db, { name: `${name}.site`, points: each * SITE_FACTOR, seconds });
  const together = all && createRateLimit(db, { name: `${name}.all`, points: all, seconds });
  return async (networks: Networks) => {
    await line(await visitorHash(networks.line));
    if (networks.site) await site(await visitorHash(networks.site));
    if (together) await together('all');
  };
}

function inMemory({ each, seconds }: Limit) {
  const buckets = (burst: number) => new TokenBuckets({ burst, perSecond: burst / seconds });
  const line = buckets(each);
  const site = buckets(each * SITE_FACTOR);
  return async (networks: Networks) => {
    const retryAfter = line.take(networks.line) || (networks.site ? site.take(networks.site) : 0);
    if (retryAfter > 0) throw new AppError('RATE_LIMITED', { retryAfter });
  };
}
