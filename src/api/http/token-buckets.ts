/** Settings of token buckets. */
export interface TokenBucketOptions {
  /** Tokens of a full bucket. */
  size: number;
  /** Time in which an empty bucket fills up, in milliseconds. */
  fillMs: number;
  /** Most buckets in memory; the one unused for longest goes first. */
  maxBuckets?: number;
  /** Current time in milliseconds. */
  now?: () => number;
}

/** Takes one token from the bucket of a key; false where it is empty. */
export type TakeToken = (key: string) => boolean;

/** Token buckets by key, in this process. */
export function createTokenBuckets({
  size,
  fillMs,
  maxBuckets = 20_000,
  now = () => performance.now(),
}: TokenBucketOptions): TakeToken {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (key) => {
    const time = now();
    const bucket = buckets.get(key);
    const refilled = bucket ? ((time - bucket.at) / fillMs) * size : size;
    const tokens = Math.min(size, (bucket?.tokens ?? 0) + refilled);
    // Deleted and set again, so that the map's order is that of use.
    buckets.delete(key);
    buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: time });
    if (buckets.size > maxBuckets) buckets.delete(buckets.keys().next().value ?? key);
    return tokens >= 1;
  };
}
