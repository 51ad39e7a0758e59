import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
import { budgetTiers, equipmentCategories, savedDesignKinds } from '#contracts/enums/products.ts';
import { locales } from '#contracts/locale.ts';
import { id, instant, localeColumn, ruleCheck, slugCheck, times, valueCheck } from './columns.ts';
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

/** Equipment that the live-room configurator proposes, in the quantity that its rule gives. */
export const equipmentItems = pgTable(
  'equipment_items',
  {
    id: id(),
    /** Never changes: saved designs and bookings refer to it. */
    key: text('key').notNull().unique(),
    category: text('category', { enum: equipmentCategories }).notNull(),
    /** Lowest budget tier that includes it. */
    tier: text('tier', { enum: budgetTiers }).notNull(),
    nameZh: text('name_zh').notNull(),
    nameEn: text('name_en'),
    noteZh: text('note_zh'),
    noteEn: text('note_en'),
    /** Condition and quantity, by room size, cameras and screens. */
    rule: jsonb('rule').$type<Record<string, number | string | boolean>>().notNull().default({}),
    /** Keys of compatible equipment. */
    compatible: jsonb('compatible').$type<string[]>().notNull().default([]),
    sort: integer('sort').notNull().default(0),
    active: boolean('active').notNull().default(true),
    ...times(),
  },
  (t) => [
    slugCheck(t.key),
    valueCheck(t.category, equipmentCategories),
    valueCheck(t.tier, budgetTiers),
    index().on(t.category, t.sort),
  ],
);

/** A visitor's result of a demo, saved under its own URL. */
export const savedDesigns = pgTable(
  'saved_designs',
  {
    id: id(),
    /** Secret part of the URL. */
    token: text('token').notNull().unique(),
    kind: text('kind', { enum: savedDesignKinds }).notNull(),
    /** Settings of the demo; no pictures of people. */
    state: jsonb('state').$type<Record<string, unknown>>().notNull(),
    locale: localeColumn(),
    /** Deleted by the retention job after this moment. */
    expiresAt: instant('expires_at'),
    ...times(),
  },
  (t) => [
    ruleCheck(t.token, sql`${t.token} ~ '^[A-Za-z0-9_-]{10,64}$'`),
    valueCheck(t.kind, savedDesignKinds),
    valueCheck(t.locale, locales),
    index().on(t.expiresAt),
  ],
);
