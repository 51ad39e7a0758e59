import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Cards } from '#contracts/cards.ts';
import { type ProductKey, productKeys } from '#contracts/enums/products.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { isPublicIn } from '#db/public-text.ts';
import { articles, articleTranslations as texts } from '#db/schema/articles.ts';
import { presentCard, selectCards } from './cards.ts';
import { articlesAbout } from './listing.ts';

/** The newest listed articles, optionally about one product, as cards of page blocks. */
export async function findNewestArticles(
  db: Database,
  locale: Locale,
  { limit, product }: { limit: number; product?: ProductKey | undefined },
): Promise<Cards['articles'][]> {
  const rows = await selectCards(db, locale)
    .where(
      and(
        isPublicIn(texts, locale),
        eq(articles.listed, true),
        product ? inArray(articles.id, articlesAbout(db, product)) : undefined,
      ),
    )
    .orderBy(desc(texts.publishedAt), desc(texts.articleId))
    .limit(limit);
  return rows.map((row) => {
    const { slug, title, summary, category, products, publishedAt, cover } = presentCard(row);
    const product = productKeys.find((key) => key === products.at(-1)?.key) ?? null;
    return { slug, title, summary, category, product, publishedAt, cover };
  });
}
