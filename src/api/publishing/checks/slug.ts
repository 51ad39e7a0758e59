import type { Finding } from '../contract.ts';
import { slugTaken } from '../slug-holder.ts';
import { type CheckContext, type CheckedPart, findingIn } from './context.ts';

/** An address that another record has. */
export async function checkSlug(
  { db, record }: CheckContext,
  { part, data }: CheckedPart,
): Promise<Finding[]> {
  const { slug } = data;
  if (typeof slug !== 'string') return [];
  const message = await slugTaken(db, record.kind, slug, record.id);
  if (!message) return [];
  return [findingIn(part)('block', 'slug-taken', { field: 'slug', quote: slug }, message)];
}
