import { asc } from 'drizzle-orm';
import type { ProductKey } from '#contracts/enums/products.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import {
  articleCategories,
  articleProducts,
  articles,
  articleTranslations,
} from '#db/schema/articles.ts';

type ArticleRow = typeof articles.$inferInsert;
type TextRow = typeof articleTranslations.$inferInsert;

/** The fields of an article that tests set. */
interface ArticleFields
  extends Partial<Pick<ArticleRow, 'categoryKey' | 'listed' | 'pinned'>>,
    Partial<Pick<TextRow, 'status' | 'publishedAt' | 'title' | 'authorName' | 'bodyHtml' | 'toc'>> {
  slug: string;
  /** Its number in the order of all articles; by default the next free one. */
  number?: number;
  /** The languages of its texts; Chinese by default. */
  locales?: readonly Locale[];
  products?: readonly ProductKey[];
}

const DAY_MS = 86_400_000;

/** Adds an article that was published yesterday, by default in the first category. */
export async function addArticle(db: Database, fields: ArticleFields): Promise<void> {
  await addArticles(db, [fields]);
}

/** Adds articles; returns their ids. */
export async function addArticles(db: Database, rows: readonly ArticleFields[]): Promise<string[]> {
  const category = await firstCategory(db);
  const added = await db
    .insert(articles)
    .overridingSystemValue()
    .values(
      rows.map(({ slug, number, categoryKey = category, listed, pinned }) => ({
        slug,
        categoryKey,
        number,
        listed,
        pinned,
      })),
    )
    .returning({ id: articles.id, slug: articles.slug });
  const ids = new Map(added.map(({ slug, id }) => [slug, id]));
  await db.insert(articleTranslations).values(
    rows.flatMap((row) => {
      const { slug, title = slug, status = 'published', publishedAt = yesterday() } = row;
      const { locales = ['zh'], authorName, bodyHtml, toc } = row;
      const text = { title, status, publishedAt, authorName, bodyHtml, toc };
      return locales.map((locale) => ({ articleId: ids.get(slug) ?? '', locale, ...text }));
    }),
  );
  const about = rows.flatMap(({ slug, products = [] }) =>
    products.map((productKey) => ({ articleId: ids.get(slug) ?? '', productKey })),
  );
  if (about.length > 0) await db.insert(articleProducts).values(about);
  return rows.map(({ slug }) => ids.get(slug) ?? '');
}

/** The key of the first category, which is added if there is none. */
async function firstCategory(db: Database): Promise<string> {
  const { key, sort } = articleCategories;
  const [first] = await db.select({ key }).from(articleCategories).orderBy(asc(sort)).limit(1);
  if (first) return first.key;
  await db.insert(articleCategories).values({ key: 'news', nameZh: '动态' });
  return 'news';
}

const yesterday = () => new Date(Date.now() - DAY_MS);

/** A time in the future. */
export const tomorrow = () => new Date(Date.now() + DAY_MS);

/** Adds a category of the information centre. */
export async function addCategory(
  db: Database,
  fields: Pick<typeof articleCategories.$inferInsert, 'key'> &
    Partial<typeof articleCategories.$inferInsert>,
): Promise<void> {
  await db.insert(articleCategories).values({ nameZh: fields.key, nameEn: fields.key, ...fields });
}
