import { and, eq, ne } from 'drizzle-orm';
import { contentRecords } from '#db/schema/content.ts';
import type { Finding } from '../contract.ts';
import { type CheckContext, type CheckedPart, findingIn } from './context.ts';
import { messages } from './messages.ts';

/** An address that another record has. */
export async function checkSlug(
  { db, record }: CheckContext,
  { part, data }: CheckedPart,
): Promise<Finding[]> {
  const { slug } = data;
  if (typeof slug !== 'string') return [];
  const [other] = await db
    .select({ id: contentRecords.id })
    .from(contentRecords)
    .where(
      and(
        eq(contentRecords.kind, record.kind),
        eq(contentRecords.name, slug),
        ne(contentRecords.id, record.id),
      ),
    );
  if (!other) return [];
  const message = messages.slugTaken(slug);
  return [findingIn(part)('block', 'slug-taken', { field: 'slug', quote: slug }, message)];
}
