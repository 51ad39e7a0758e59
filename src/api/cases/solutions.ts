import { asc, inArray } from 'drizzle-orm';
import { pictureOf } from '#api/media/service.ts';
import type { Cards } from '#contracts/cards.ts';
import { type Locale, pickText } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { solutions } from '#db/schema/solutions.ts';

/** Solutions, all or those with the given keys, as cards of page blocks. */
export async function findSolutionCards(
  db: Database,
  locale: Locale,
  { limit, keys }: { limit: number; keys?: string[] | undefined },
): Promise<Cards['solutions'][]> {
  const rows = await db
    .select({
      key: solutions.key,
      nameZh: solutions.nameZh,
      nameEn: solutions.nameEn,
      summaryZh: solutions.summaryZh,
      summaryEn: solutions.summaryEn,
      cover: pictureOf(solutions.coverId, locale),
    })
    .from(solutions)
    .where(keys ? inArray(solutions.key, keys) : undefined)
    .orderBy(asc(solutions.sort))
    .limit(limit);
  return rows.map((row) => ({
    key: row.key,
    name: pickText({ zh: row.nameZh, en: row.nameEn }, locale),
    summary: pickText({ zh: row.summaryZh ?? '', en: row.summaryEn }, locale),
    cover: row.cover,
  }));
}
