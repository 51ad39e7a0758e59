import type { AnyRecordTag, ContentTag, RecordTag } from '#contracts/enums/publishing.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Right } from '#contracts/staff/rights.ts';

/**
 * Who may call an operation: everybody, whoever has a shared link, a page of the site to sign in, every
 * signed-in member of staff, or only roles with a right.
 */
export type Access = 'public' | 'link' | 'sign-in' | StaffAccess;
export type StaffAccess = 'signed-in' | Right;

/** Whether an operation is for signed-in people only. */
export function isStaffAccess(access: Access): access is StaffAccess {
  return access !== 'public' && access !== 'link' && access !== 'sign-in';
}

/** The rate limit of an operation. Visitors are counted by network, signed-in people by person. */
export interface Limit<Field extends string = string> {
  /** Calls of one visitor or person per window; an IPv6 /64 counts as one visitor. */
  each: number;
  /**
   * Calls of all visitors together per window; unlimited if absent. Above it a call needs a proof of
   * work: see `SharedBound`.
   */
  all?: number;
  /**
   * Calls above `all` that are let in without proof of work per window, from clients that cannot do
   * the work; their handler sees `isUnproven`. None if absent.
   */
  unproven?: number;
  /**
   * Name of the counter for `all`, if the handler counts, because only some calls should use the
   * bound up; see `createHitCounter`.
   */
  countedAs?: string;
  /**
   * Least time between two calls on one process, in milliseconds, for costly work that browsers ask
   * for by links, which cannot carry a proof: more calls wait, and networks take turns.
   */
  paceMs?: number;
  /** Length of the window in seconds. */
  seconds: number;
  /**
   * Storage of the counters. `database`: shared by all processes and kept over restarts, for
   * writes. `memory`: per process, without a query, for reads.
   */
  count: 'database' | 'memory';
  /** Counts only calls with this query field. */
  field?: Field;
}

/** The bounds of a limit for all visitors together. */
type SharedBounds = Pick<Limit, 'all' | 'unproven' | 'countedAs'>;

/** An hourly limit for writes, counted in the database. */
export function perHour(each: number, bounds: SharedBounds = {}): Limit<never> {
  return { each, seconds: 3600, count: 'database', ...bounds };
}

/** A limit per minute for writes, counted in the database. */
export function perMinute(each: number): Limit<never> {
  return { each, seconds: 60, count: 'database' };
}

/**
 * A limit for reads and for frequent work of staff, counted in memory: bursts up to `each`, refilled
 * evenly over a minute.
 */
export function readsPerMinute<const Field extends string = never>(
  each: number,
  only: { field?: Field } = {},
): Limit<Field> {
  return { each, seconds: 60, count: 'memory', ...only };
}

/** Caches the answer for all visitors until its content changes. */
export interface CacheRule<Field extends string = string> {
  /** The answer is dropped if a change of one of these tags is announced. */
  tags: readonly [ContentTag, ...(ContentTag | AnyRecordTag)[]];
  /** Tags of the records of which the answer shows more than lists do; see `showsRecords`. */
  records?: (data: unknown, locale: Locale) => RecordTag[];
  /**
   * A query field for free text. Calls with it are not cached: there are too many different ones.
   */
  unless?: Field;
  /**
   * True if the filters of a call name something; see `namesFilters`. Other answers are for one
   * caller only: clients can invent endlessly many filters.
   */
  isNamed?: (query: unknown, data: unknown) => boolean;
}

/**
 * Decides by the answer whether the filters of a call name something that exists.
 * @param isNamed gets the parsed query and the answer
 */
export function namesFilters<Query, Data>(isNamed: (query: Query, data: Data) => boolean) {
  return (query: unknown, data: unknown) => isNamed(query as Query, data as Data);
}

/**
 * Names the records of which an answer shows more than lists do: it is dropped only if the text of
 * one of these changes.
 * @param slugs slugs of the records in an answer; of pages, their keys
 */
export function showsRecords<Data>(tag: ContentTag, slugs: (data: Data) => string[]) {
  return (data: unknown, locale: Locale) =>
    slugs(data as Data).map((slug): RecordTag => `${tag}:${slug}:${locale}`);
}

/**
 * How an operation knows a repeated call: by the header `Idempotency-Key`, or by a field of the body.
 * The first answer is given again.
 */
export type RepeatRule =
  | true
  | {
      field: string;
      /** The message for the same key with other content; it may name the first answer. */
      changed: (answer: Record<string, unknown>) => Record<Locale, string>;
    };

interface BasePolicy<Field extends string> {
  access: 'public';
  /** Further calls get 429. */
  limit?: Limit<Field>;
}

/** Policy of a cached operation. */
export interface CachedPolicy<Field extends string = string> extends BasePolicy<Field> {
  cache: CacheRule<Field>;
  transaction?: never;
}

/** Policy of an operation that writes. */
export interface TransactionPolicy<Field extends string = string> extends BasePolicy<Field> {
  /** Committed when the handler returns, rolled back if it throws. */
  transaction: true;
  /** Repeated calls have one effect; see `answerOnce`. */
  repeat?: RepeatRule;
  cache?: never;
}

/** Policy of an operation without cache and transaction. */
export interface PlainPolicy<Field extends string = string> extends BasePolicy<Field> {
  cache?: never;
  transaction?: never;
}

/** All steps between the validation of a call and its handler. */
export type Policy = CachedPolicy | TransactionPolicy | PlainPolicy;

/** Policy of an operation that returns a file. */
export interface FilePolicy extends BasePolicy<string> {
  /** Browser cache time of the file in seconds; not cached if absent. */
  maxAge?: number;
  cache?: never;
  transaction?: never;
}

/** Policy of an operation of the back office. */
export interface StaffPolicy {
  access: 'sign-in' | StaffAccess;
  /** The password must have been entered in the last minutes; see `StaffGate`. */
  stepUp?: true;
  /** Open also to people who must turn the second factor on first: only what they need for it. */
  beforeTwoFactor?: true;
  /** Further calls of a person get 429; `PersonLimits` counts all operations together besides. */
  limit?: Limit<never>;
  /**
   * The operation takes long for other reasons than the database: hashes, work in other processes,
   * files, other sites. It waits in a lane of its own, and the others do not wait for it.
   */
  isLong?: true;
  /**
   * All but GET run in a transaction, with at least one audit entry. With `false` they write nothing
   * that the log keeps, or open their transaction themselves, after slow work.
   */
  transaction?: boolean;
  cache?: never;
}
