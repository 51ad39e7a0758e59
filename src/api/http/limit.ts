import type { Proofs } from '#api/proofs/proofs.ts';
import { AppError } from '#contracts/errors.ts';
import { CAN_PROVE } from '#contracts/proofs.ts';
import type { Database } from '#db/connection.ts';
import { type Networks, networksOf } from './network.ts';
import { Pace } from './pace.ts';
import type { Limit } from './policy.ts';
import { createRateLimit } from './rate-limit.ts';
import { type Admission, SharedBound } from './shared-bound.ts';
import { TokenBuckets } from './token-buckets.ts';
import type { VisitorHash } from './visitor-hash.ts';

/**
 * Counts one call from a client address, with the proof of work that it may carry.
 * @throws AppError RATE_LIMITED, PROOF_REQUIRED
 */
export type LimitCheck = (clientAddress: string, proof?: string) => Promise<Admission>;

/** Limit of a 48-bit IPv6 network, as a multiple of the limit of a 64-bit one. */
const SITE_FACTOR = 8;

/** Dependencies of the limit check. */
interface LimitDeps {
  db: Database;
  visitorHash: VisitorHash;
  /** Needed by limits with a bound for all visitors together. */
  proofs?: Proofs;
}

/** Creates the limit check of one operation; `name` separates the counters of operations. */
export function createLimitCheck(name: string, limit: Limit, deps: LimitDeps): LimitCheck {
  const count = limit.count === 'memory' ? inMemory(limit) : inDatabase(name, limit, deps);
  const bound = boundOf(name, limit, deps);
  const pace = limit.paceMs === undefined ? undefined : new Pace(limit.paceMs);
  return async (clientAddress, proof = '') => {
    // Pages that this process renders for itself, such as share pictures, have no client address.
    if (clientAddress === '') return 'admitted';
    const canProve = proof !== '';
    // The network was counted when it was given the challenge.
    if (bound && canProve && proof !== CAN_PROVE && (await bound.takesProof(proof))) {
      return 'admitted';
    }
    const networks = networksOf(clientAddress);
    await count(networks);
    await pace?.turn(networks.line);
    return bound ? bound.admit(canProve) : 'admitted';
  };
}

function boundOf(name: string, limit: Limit, { db, proofs }: LimitDeps): SharedBound | undefined {
  if (limit.all === undefined) return undefined;
  if (!proofs) throw new Error(`${name} has a bound for all visitors, but there are no proofs`);
  return new SharedBound(name, { ...limit, all: limit.all }, { db, proofs });
}

function inDatabase(name: string, { each, seconds }: Limit, { db, visitorHash }: LimitDeps) {
  const line = createRateLimit(db, { name, points: each, seconds });
  const site = createRateLimit(db, { name: `${name}.site`, points: each * SITE_FACTOR, seconds });
  return async (networks: Networks) => {
    await line(await visitorHash(name, networks.line));
    if (networks.site) await site(await visitorHash(name, networks.site));
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
