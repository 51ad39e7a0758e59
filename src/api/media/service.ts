import { type AnyColumn, and, getTableName, inArray, isNull, sql } from 'drizzle-orm';
import type { Locale } from '#contracts/locale.ts';
import type { Picture } from '#contracts/picture.ts';
import type { Executor } from '#db/connection.ts';
import { mediaAssets } from '#db/schema/media.ts';

/**
 * Selects a picture as a field of a query, by the column that references it; it needs no query of
 * its own. Null if the column is null or the asset has no variant files.
 */
export function pictureOf(asset: AnyColumn, locale: Locale) {
  const alt =
    locale === 'en'
      ? sql`coalesce(nullif(picture.alt_en, ''), picture.alt_zh)`
      : sql`picture.alt_zh`;
  // A query on one table uses unqualified column names, which would refer to the wrong table here.
  const column = sql`${sql.identifier(getTableName(asset.table))}.${sql.identifier(asset.name)}`;
  return sql<Picture | null>`(
    select jsonb_build_object(
      'src', regexp_replace(picture.storage_key, '/[^/]+$', ''),
      'alt', case when picture.is_decorative then '' else ${alt} end,
      'width', picture.width,
      'height', picture.height,
      'blur', picture.blur,
      'widths', jsonb_agg(variant.width order by variant.width)
    ) || case when picture.focus_x is null then '{}' else jsonb_build_object(
      'focus', jsonb_build_object('x', picture.focus_x, 'y', picture.focus_y)
    ) end
    from media_assets picture
    join media_variants variant on variant.asset_id = picture.id and variant.format = 'avif'
    where picture.id = ${column} and picture.width is not null
    group by picture.id
  )`;
}

/** Pictures of the library by key, in one query; unknown keys are missing from the result. */
export const findPictures = (db: Executor, keys: Iterable<string>, locale: Locale) =>
  findBy(mediaAssets.key, db, keys, locale);

/** As `findPictures`, by id. */
export const findPicturesById = (db: Executor, ids: Iterable<string>, locale: Locale) =>
  findBy(mediaAssets.id, db, ids, locale);

async function findBy(
  column: typeof mediaAssets.key | typeof mediaAssets.id,
  db: Executor,
  names: Iterable<string>,
  locale: Locale,
): Promise<Map<string, Picture>> {
  const uniqueNames = [...new Set(names)];
  if (uniqueNames.length === 0) return new Map();
  const rows = await db
    .select({ name: column, picture: pictureOf(mediaAssets.id, locale) })
    .from(mediaAssets)
    .where(and(inArray(column, uniqueNames), isNull(mediaAssets.deletedAt)));
  return new Map(rows.flatMap(({ name, picture }) => (picture ? [[name, picture]] : [])));
}
