import { and, eq, inArray } from 'drizzle-orm';
import { latinSlug } from '#content/latin-slug.ts';
import type { ContentKind } from '#contracts/enums/content.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { contentRecords } from '#db/schema/content.ts';
import type { proposeSlug } from './contract.ts';
import { slugTaken } from './slug-holder.ts';

/** Numbers that are tried after a slug that is taken. */
const MOST_NUMBERS = 200;

/** Proposes a free slug for a title, or tells whether a slug is free. The trash counts as taken. */
export async function findSlug(
  db: Executor,
  kind: ContentKind,
  { title, slug }: RouteInput<typeof proposeSlug>['query'],
  locale: Locale,
): Promise<RouteData<typeof proposeSlug>> {
  const wanted = slug ?? (latinSlug(title ?? '') || kind);
  const names = [wanted];
  for (let number = 2; slug === undefined && number <= MOST_NUMBERS; number++)
    names.push(`${wanted}-${number}`);
  const rows = await db
    .select({ name: contentRecords.name })
    .from(contentRecords)
    .where(and(eq(contentRecords.kind, kind), inArray(contentRecords.name, names)));
  const taken = new Set(rows.map(({ name }) => name));
  const free = names.find((name) => !taken.has(name));
  if (free !== undefined) return { slug: free, isFree: true, reason: null };
  const reason = (await slugTaken(db, kind, wanted))?.[locale] ?? null;
  return { slug: wanted, isFree: false, reason };
}
