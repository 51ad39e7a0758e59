import { createLimitCheck } from '#api/http/limit.ts';
import type { Limit } from '#api/http/policy.ts';
import { createRateLimit } from '#api/http/rate-limit.ts';
import { TokenBuckets } from '#api/http/token-buckets.ts';
import type { VisitorHash } from '#api/http/visitor-hash.ts';
import { AppError } from '#contracts/errors.ts';
import type { Database } from '#db/connection.ts';

/** Limit of a link, as a multiple of that of a network: several people share it. */
const LINK_FACTOR = 4;

/** Counts a call by a link from an address. @throws AppError RATE_LIMITED */
export type LinkLimit = (linkId: string, clientAddress: string) => Promise<void>;

/** Creates the limit of one operation by a link: per link and per network. */
export function createLinkLimit(
  name: string,
  limit: Limit<never>,
  deps: { db: Database; visitorHash: VisitorHash },
): LinkLimit {
  const network = createLimitCheck(name, limit, deps);
  const link = limit.count === 'memory' ? inMemory(limit) : inDatabase(name, limit, deps.db);
  return async (linkId, clientAddress) => {
    await network(clientAddress);
    await link(linkId);
  };
}

function inMemory({ each, seconds }: Limit) {
  const burst = each * LINK_FACTOR;
  const buckets = new TokenBuckets({ burst, perSecond: burst / seconds });
  return async (linkId: string) => {
    const retryAfter = buckets.take(linkId);
    if (retryAfter > 0) throw new AppError('RATE_LIMITED', { retryAfter });
  };
}

function inDatabase(name: string, { each, seconds }: Limit, db: Database) {
  return createRateLimit(db, { name: `${name}.link`, points: each * LINK_FACTOR, seconds });
}
