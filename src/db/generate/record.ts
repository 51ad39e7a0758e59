import { createRandom, type Random } from './random.ts';

/** Prefix of the slugs of generated records; no other record may have it. */
export const SLUG_PREFIX = 'many-';
const SPAN_MS = 6 * 365 * 86_400_000;

/** Slug of a generated record. */
export function slugOf(number: number): string {
  return `${SLUG_PREFIX}${String(number).padStart(6, '0')}`;
}

/** The random numbers of one record: the same for the same kind and number, whatever else is made. */
export function recordRandom(kind: string, number: number): Random {
  let seed = number;
  for (const character of kind) seed = Math.imul(seed ^ character.charCodeAt(0), 0x01000193);
  return createRandom(Math.imul(seed, 0x9e3779b1));
}

/** When a record was published: in the order of their numbers, over six years up to yesterday. */
export function momentOf(number: number, total: number, random: Random): Date {
  const yesterday = Date.now() - 86_400_000;
  const share = (total - number + random.next()) / Math.max(1, total);
  return new Date(yesterday - share * SPAN_MS);
}

/** A UUID of version 7 for that time, as the database would have made it. */
export function recordId(at: Date, random: Random): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => random.below(16).toString(16)).join('');
  const variant = (8 + random.below(4)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(12)}`;
}
