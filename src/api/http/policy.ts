import type { ContentTag } from '#contracts/enums/publishing.ts';

/** Who may call an operation. The back office adds its roles here. */
export type Access = 'public';

/** How often an operation may be called. */
export interface Limit<Field extends string = string> {
  /** Calls of one visitor per window; an IPv6 network of 64 bits is one visitor. */
  each: number;
  /** Calls of all visitors together per window; no bound where absent. */
  all?: number;
  /** Length of the window in seconds. */
  seconds: number;
  /**
   * Where the calls are counted. `database`: over all processes and restarts, for writes. `memory`:
   * in this process, without a query, for reads.
   */
  count: 'database' | 'memory';
  /** Counts only calls in which this query field is given. */
  field?: Field;
}

/** A limit for writes, counted in the database. */
export function perHour(each: number, bounds: { all?: number } = {}): Limit<never> {
  return { each, seconds: 3600, count: 'database', ...bounds };
}

/** A limit for writes, counted in the database. */
export function perMinute(each: number, bounds: { all?: number } = {}): Limit<never> {
  return { each, seconds: 60, count: 'database', ...bounds };
}

/** A limit for reads, counted in memory: `each` at once, refilled evenly over a minute. */
export function readsPerMinute<const Field extends string = never>(
  each: number,
  only: { field?: Field } = {},
): Limit<Field> {
  return { each, seconds: 60, count: 'memory', ...only };
}

/** An answer that is the same for everybody and kept until its content changes. */
export interface CacheRule<Field extends string = string> {
  /** The answer is dropped when one of these is announced. */
  tags: readonly [ContentTag, ...ContentTag[]];
  /** A query field for words that visitors type. With it, answers are too many to keep. */
  unless?: Field;
}

interface BasePolicy<Field extends string> {
  access: Access;
  /** Calls beyond it are answered with 429. */
  limit?: Limit<Field>;
}

/** Policy of an operation whose answers are kept. */
export interface CachedPolicy<Field extends string = string> extends BasePolicy<Field> {
  cache: CacheRule<Field>;
  transaction?: never;
}

/** Policy of an operation that changes something. */
export interface TransactionPolicy<Field extends string = string> extends BasePolicy<Field> {
  /** Committed when the handler returns, rolled back when it throws. */
  transaction: true;
  cache?: never;
}

/** Policy of an operation that is neither cached nor a transaction. */
export interface PlainPolicy<Field extends string = string> extends BasePolicy<Field> {
  cache?: never;
  transaction?: never;
}

/** Everything that happens to a call between its validation and its handler. */
export type Policy = CachedPolicy | TransactionPolicy | PlainPolicy;

/** Policy of an operation that answers with a file. */
export interface FilePolicy extends BasePolicy<string> {
  /** Seconds for which browsers may keep the file; not at all where absent. */
  maxAge?: number;
  cache?: never;
  transaction?: never;
}
