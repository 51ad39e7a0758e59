import { type AnyPgColumn, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, slugCheck, times } from './columns.ts';
import { mediaRef } from './media.ts';

/** A product of the provider. */
export const products = pgTable(
  'products',
  {
    id: id(),
    /** Name in its route and of its accent colour; productKeys lists those with a page. */
    key: text('key').notNull().unique(),
    nameZh: text('name_zh').notNull(),
    nameEn: text('name_en'),
    taglineZh: text('tagline_zh').notNull(),
    taglineEn: text('tagline_en'),
    coverId: mediaRef('cover_id'),
    sort: integer('sort').notNull().default(0),
    visible: boolean('visible').notNull().default(true),
    ...times(),
  },
  (t) => [slugCheck(t.key), index().on(t.coverId), index().on(t.sort)],
);

/** A reference to a product by its key. */
export function productRef(name: string) {
  return text(name).references((): AnyPgColumn => products.key, {
    onDelete: 'restrict',
    onUpdate: 'cascade',
  });
}
