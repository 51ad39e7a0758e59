import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { isPublic } from '#db/public-text.ts';
import { downloadTranslations as texts } from '#db/schema/downloads.ts';

/**
 * Name and summary of a program for visitors, to be joined laterally to `downloads`: its text in a
 * language, or the Chinese one where that language has none. Programs without either are left out.
 */
export function shownText(db: Executor, locale: Locale) {
  return (
    db
      .select({ title: texts.title, summary: texts.summary })
      .from(texts)
      // A query on one table has unqualified column names; the name of the outer one is written out.
      .where(
        and(
          sql`${texts.downloadId} = downloads.id`,
          inArray(texts.locale, ['zh', locale]),
          isPublic(texts),
        ),
      )
      .orderBy(desc(eq(texts.locale, locale)))
      .limit(1)
      .as('shown')
  );
}
