import { and, asc, eq, inArray } from 'drizzle-orm';
import { pictureOf } from '#api/media/service.ts';
import type { Cards } from '#contracts/cards.ts';
import { productKeys } from '#contracts/enums/products.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { products } from '#db/schema/products.ts';
import { productColumns, productTexts } from './texts.ts';

/** Visible products that have a page, as cards of page blocks. */
export async function findProductCards(
  db: Database,
  locale: Locale,
  { limit }: { limit: number },
): Promise<Cards['products'][]> {
  const rows = await db
    .select({
      ...productColumns,
      cover: pictureOf(products.coverId, locale),
    })
    .from(products)
    .where(and(eq(products.visible, true), inArray(products.key, [...productKeys])))
    .orderBy(asc(products.sort))
    .limit(limit);
  return rows.flatMap((row) => {
    const key = productKeys.find((one) => one === row.key);
    if (!key) return [];
    return { key, ...productTexts(row, locale), cover: row.cover };
  });
}
