import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { StoredBlock } from '#contracts/enums/publishing.ts';
import {
  belongsTo,
  id,
  ruleCheck,
  slugCheck,
  times,
  translation,
  translationChecks,
} from './columns.ts';
import { mediaRef } from './media.ts';
import { productRef } from './products.ts';

/** A page made of blocks. */
export const pages = pgTable(
  'pages',
  {
    id: id(),
    /** Name in code, e.g. `home`, `about`, `product-3d`. */
    key: text('key').notNull().unique(),
    productKey: productRef('product_key'),
    ...times(),
  },
  (t) => [slugCheck(t.key), index().on(t.productKey)],
);

/** The blocks of a page in one language. */
export const pageTranslations = pgTable(
  'page_translations',
  {
    pageId: belongsTo('page_id', () => pages.id),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    shareImageId: mediaRef('share_image_id'),
    /** In order; each follows the schema of its block type. */
    blocks: jsonb('blocks').$type<StoredBlock[]>().notNull().default([]),
    ...translation(),
  },
  (t) => [
    primaryKey({ columns: [t.pageId, t.locale] }),
    ...translationChecks(t),
    ruleCheck(t.blocks, sql`jsonb_typeof(${t.blocks}) = 'array'`),
    index().on(t.shareImageId),
  ],
);
