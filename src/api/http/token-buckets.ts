import { LRUCache } from 'lru-cache';

/** How many tokens a bucket holds, and how many it gets back in a second. */
export interface BucketSize {
  burst: number;
  perSecond: number;
}

interface Bucket {
  tokens: number;
  /** When `tokens` was right, in milliseconds. */
  at: number;
}

/** Most senders that are remembered; one that is forgotten starts with a full bucket. */
const MAX_SENDERS = 10_000;

/** A token bucket for each sender, in memory: bounds how fast one can make work. */
export class TokenBuckets {
  readonly #size: BucketSize;
  readonly #now: () => number;
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_SENDERS });

  constructor(size: BucketSize, now = () => performance.now()) {
    this.#size = size;
    this.#now = now;
  }

  /** Takes a token. Returns 0, or in how many whole seconds there will be one. */
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
