import { asc } from 'drizzle-orm';
import type { Executor } from '#db/connection.ts';
import { products } from '#db/schema/products.ts';
import type { Choice } from './kind.ts';

/** The products as values of the facet `product`. */
export async function productChoices(db: Executor): Promise<Choice> {
  const rows = await db.select().from(products).orderBy(asc(products.sort));
  return {
    name: 'product',
    label: { zh: '产品', en: 'Product' },
    values: rows.map(({ key, nameZh, nameEn }) => ({
      value: key,
      label: { zh: nameZh, en: nameEn },
    })),
  };
}
