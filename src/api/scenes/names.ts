import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#contracts/locale.ts';

/**
 * Names of the scene in a query on `scenes`, published or not; in Chinese its slug if it has none yet.
 */
export const sceneNames = {
  zh: sql<string>`coalesce(${titleIn('zh')}, scenes.slug)`,
  en: sql<string | null>`${titleIn('en')}`,
};

function titleIn(locale: Locale): SQL {
  return sql`(select text.title from scene_translations text
    where text.scene_id = scenes.id and text.locale = ${sql.raw(`'${locale}'`)})`;
}

/** The condition that the scene of a query on `scenes` can be opened. */
export const isPublicScene: SQL = sql`exists (select from scene_translations text
  where text.scene_id = scenes.id and text.locale = 'zh' and text.status = 'published'
    and text.published_at <= now())`;
