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
    /** Name in its route and role of its accent colour; see productKeys for those with a page. */
    key: text('key').notNull().unique(),
    /** Chinese name. */
    nameZh: text('name_zh').notNull(),
    /** English name. */
    nameEn: text('name_en'),
    /** Chinese one-line promise. */
    taglineZh: text('tagline_zh').notNull(),
    /** English one-line promise. */
    taglineEn: text('tagline_en'),
    /** Picture in lists and menus. */
    coverId: mediaRef('cover_id'),
    /** Order in lists, ascending. */
    sort: integer('sort').notNull().default(0),
    /** Whether lists and menus show it. */
    visible: boolean('visible').notNull().default(true),
    ...times(),
  },
  (t) => [slugCheck(t.key), index().on(t.coverId), index().on(t.sort)],
);

/** A product by its key. */
export function productRef(name: string) {
  return text(name).references((): AnyPgColumn => products.key, {
    onDelete: 'restrict',
    onUpdate: 'cascade',
  });
}

/** Equipment that the live-room configurator proposes; quantities follow from its rule. */
export const equipmentItems = pgTable(
  'equipment_items',
  {
    id: id(),
    /** Stable name, kept in saved designs and bookings. */
    key: text('key').notNull().unique(),
    /** Kind of equipment. */
    category: text('category', { enum: equipmentCategories }).notNull(),
    /** Lowest budget tier that includes it. */
    tier: text('tier', { enum: budgetTiers }).notNull(),
    /** Chinese name. */
    nameZh: text('name_zh').notNull(),
    /** English name. */
    nameEn: text('name_en'),
    /** Chinese explanation of the choice. */
    noteZh: text('note_zh'),
    /** English explanation of the choice. */
    noteEn: text('note_en'),
    /** When and how many: room size, cameras, screens. */
    rule: jsonb('rule').$type<Record<string, number | string | boolean>>().notNull().default({}),
    /** Keys of equipment it works with. */
    compatible: jsonb('compatible').$type<string[]>().notNull().default([]),
    /** Order in the list, ascending. */
    sort: integer('sort').notNull().default(0),
    /** Whether the configurator proposes it. */
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

/** What a visitor made in a demo and keeps under an address. */
export const savedDesigns = pgTable(
  'saved_designs',
  {
    id: id(),
    /** Unguessable part of the address. */
    token: text('token').notNull().unique(),
    /** Which demo it opens in. */
    kind: text('kind', { enum: savedDesignKinds }).notNull(),
    /** Settings of the demo; no pictures of people. */
    state: jsonb('state').$type<Record<string, unknown>>().notNull(),
    /** Language it was made in. */
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
