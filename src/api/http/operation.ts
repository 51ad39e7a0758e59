import type { LinkPolicy } from '#api/sheets/link-policy.ts';
import type { AnyRecordTag, ContentTag, RecordTag } from '#contracts/enums/publishing.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Contract, RouteContract, RouteInput } from '#contracts/route.ts';
import type { Caller } from './call.ts';
import type { FilePolicy, Policy, StaffPolicy } from './policy.ts';
import { parseInput } from './validation.ts';

/** An operation as shown in the API reference. */
export interface DescribedOperation {
  contract: Contract;
  policy: Policy | FilePolicy | StaffPolicy | LinkPolicy;
}

/** Input of an operation, before or after validation. */
export interface OperationInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** An operation for direct calls in this process, without HTTP. */
export interface Operation {
  contract: RouteContract;
  policy: Policy | LinkPolicy;
  /**
   * Runs a call with parsed input: limit, transaction and handler, as set by the policy. Returns
   * the data, reduced to the fields of the contract.
   */
  run(input: OperationInput, caller: Caller): Promise<unknown>;
}

/**
 * Parses the input of a call by the contract.
 * @throws AppError VALIDATION_FAILED
 */
export function parseOperationInput<C extends Contract>(
  { params, query, body }: C,
  input: OperationInput,
  locale: Locale,
): RouteInput<C> {
  return {
    params: parseInput(params, input.params, locale),
    query: parseInput(query, input.query, locale),
    body: parseInput(body, input.body, locale),
  } as RouteInput<C>;
}

/** The cache tags of the answer to a parsed query; undefined if it is not cached. */
export function cacheTagsOf(
  { cache }: Pick<Policy, 'cache'>,
  query: unknown,
): readonly (ContentTag | AnyRecordTag)[] | undefined {
  return cache && !isGiven(query, cache.unless) ? cache.tags : undefined;
}

/**
 * True if the answer to a parsed query may be shared: its filters name something, and a list page
 * is not after the last one. There are endlessly many others, all empty.
 */
export function isSharedAnswer(
  { cache }: Pick<Policy, 'cache'>,
  query: unknown,
  data: unknown,
): boolean {
  return !isBeyondEnd(data) && (cache?.isNamed?.(query, data) ?? true);
}

function isBeyondEnd(data: unknown): boolean {
  const { items, page } = (data ?? {}) as { items?: unknown; page?: unknown };
  return Array.isArray(items) && items.length === 0 && typeof page === 'number' && page > 1;
}

/** The further cache tags of the answer to a parsed query, which has this data. */
export function recordTagsOf(
  { cache }: Pick<Policy, 'cache'>,
  query: unknown,
  data: unknown,
): RecordTag[] {
  return cache?.records?.(data, textLocaleOf(query)) ?? [];
}

/** The language of the texts in an answer; answers without one have texts in both, by field. */
export function textLocaleOf(query: unknown): Locale {
  return (query as { locale?: Locale } | undefined)?.locale ?? 'zh';
}

export function isGiven(query: unknown, field: string | undefined): boolean {
  return field !== undefined && Boolean((query as Record<string, unknown> | undefined)?.[field]);
}
