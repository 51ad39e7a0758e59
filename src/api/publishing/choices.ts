import { asc } from 'drizzle-orm';
import type { Executor } from '#db/connection.ts';
import type { articleCategories } from '#db/schema/articles.ts';
import type { industries } from '#db/schema/industries.ts';
import { products } from '#db/schema/products.ts';
import type { solutions } from '#db/schema/solutions.ts';
import type { Choice } from './kind.ts';

type NamedTable = typeof articleCategories | typeof industries | typeof products | typeof solutions;

/** The rows of a table as values of a facet, in their order. */
export async function choicesIn(
  db: Executor,
  table: NamedTable,
  facet: Pick<Choice, 'name' | 'label'>,
): Promise<Choice> {
  const rows = await db.select().from(table).orderBy(asc(table.sort));
  return {
    ...facet,
    values: rows.map(({ key, nameZh, nameEn }) => ({
      value: key,
      label: { zh: nameZh, en: nameEn },
    })),
  };
}

/** The products as values of the facet `product`. */
export const productChoices = (db: Executor) =>
  choicesIn(db, products, { name: 'product', label: { zh: '产品', en: 'Product' } });
