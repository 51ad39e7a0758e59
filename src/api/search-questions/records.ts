import { and, eq, lte, or, sql } from 'drizzle-orm';
import type { SearchKind } from '#contracts/enums/search.ts';
import { notFound } from '#contracts/errors.ts';
import { type Locale, locales } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { downloadReleases as releases } from '#db/schema/downloads.ts';
import { searchEntries as entries, searchRecords as records } from '#db/schema/search.ts';

/** A record that can have questions. */
export interface AskedRecord {
  id: string;
  kind: SearchKind;
  slug: string;
  title: { zh: string; en: string | null };
  /** The languages of its texts. */
  locales: readonly Locale[];
}

/** A record by its id, or by that of the page that shows it. @throws AppError NOT_FOUND */
export async function findAskedRecord(db: Executor, id: string): Promise<AskedRecord> {
  const [row = notFound()] = await db
    .select()
    .from(records)
    .where(or(eq(records.id, id), eq(records.pageId, id)));
  return {
    id: row.id,
    kind: row.kind,
    slug: row.slug,
    title: { zh: row.titleZh, en: row.titleEn },
    locales: locales.filter((locale) => locale === 'zh' || row.hasEnglish),
  };
}

/** The languages in which visitors find a record now. The entries of a program are those of its releases. */
export async function foundLocales(db: Executor, id: string): Promise<ReadonlySet<Locale>> {
  const ids = sql`any (array(
    select ${id}::uuid union all select ${releases.id} from ${releases} where ${releases.downloadId} = ${id}))`;
  const rows = await db
    .select({ locale: entries.locale })
    .from(entries)
    .where(and(sql`${entries.entityId} = ${ids}`, lte(entries.publishedAt, sql`now()`)));
  return new Set(rows.map(({ locale }) => locale));
}
