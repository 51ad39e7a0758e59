import { sql } from 'drizzle-orm';
import type { Database } from '#db/connection.ts';

/** The fields of an article that tests set. */
interface ArticleFields {
  slug: string;
  /** Its number in the order of all articles; by default the next free one. */
  number?: number;
  status?: 'draft' | 'published';
  /** Yesterday by default. */
  publishedAt?: Date;
}

const DAY_MS = 86_400_000;

/** Adds an article with a Chinese text to the first category. */
export async function addArticle(db: Database, fields: ArticleFields): Promise<void> {
  const { slug, number, status = 'published' } = fields;
  const publishedAt = fields.publishedAt ?? new Date(Date.now() - DAY_MS);
  await db.execute(sql`
    with article as (
      insert into articles (number, slug, category_key) overriding system value
      values (
        coalesce(${number ?? null}::int, nextval(pg_get_serial_sequence('articles', 'number'))),
        ${slug},
        (select key from article_categories limit 1)
      )
      returning id
    )
    insert into article_translations (article_id, locale, title, status, published_at)
    select id, 'zh', ${slug}, ${status}, ${publishedAt.toISOString()} from article`);
}

/** A time in the future. */
export const tomorrow = () => new Date(Date.now() + DAY_MS);
