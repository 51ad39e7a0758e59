import { LRUCache } from 'lru-cache';

/** Capacity of a bucket, and tokens refilled per second. */
export interface BucketSize {
  burst: number;
  perSecond: number;
}

interface Bucket {
  tokens: number;
  /** Time of the last update of `tokens`, in milliseconds. */
  at: number;
}

/** Maximum number of senders in memory; an evicted sender starts again with a full bucket. */
const MAX_SENDERS = 10_000;

/** An in-memory token bucket for each sender, to limit its rate. */
export class TokenBuckets {
  readonly #size: BucketSize;
  readonly #now: () => number;
  // With `max`, the room for all senders is taken at once: 350 KB for each of 130 limits.
  readonly #buckets = new LRUCache<string, Bucket>({
    maxSize: MAX_SENDERS,
    sizeCalculation: () => 1,
  });

  constructor(size: BucketSize, now = () => performance.now()) {
    this.#size = size;
    this.#now = now;
  }

  /** Takes a token. Returns 0, or the whole seconds until there is one. */
  take(sender: string): number {
    const { burst, perSecond } = this.#size;
    const now = this.#now();
    const bucket = this.#buckets.get(sender) ?? { tokens: burst, at: now };
    const tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
    const isAllowed = tokens >= 1;
    this.#buckets.set(sender, { tokens: isAllowed ? tokens - 1 : tokens, at: now });
    return isAllowed ? 0 : Math.ceil((1 - tokens) / perSecond);
  }
}
