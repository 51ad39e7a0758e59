import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { qrPlatforms } from '#contracts/enums/qr-pages.ts';
import { id, instant, ruleCheck, slugCheck, times, valueCheck } from './columns.ts';
import { productRef } from './products.ts';

/** A page that a printed QR code leads to. */
export const qrPages = pgTable(
  'qr_pages',
  {
    id: id(),
    /** Name in code, e.g. `dami`. */
    key: text('key').notNull().unique(),
    /** Product it leads to. */
    productKey: productRef('product_key'),
    /** Chinese title. */
    titleZh: text('title_zh').notNull(),
    /** English title. */
    titleEn: text('title_en'),
    /** Chinese line of guidance. */
    hintZh: text('hint_zh').notNull().default(''),
    /** English line of guidance. */
    hintEn: text('hint_en'),
    /** Smallest printed width in millimetres. */
    printMm: integer('print_mm').notNull().default(20),
    ...times(),
  },
  (t) => [slugCheck(t.key), ruleCheck(t.printMm, sql`${t.printMm} > 0`), index().on(t.productKey)],
);

/** Where a QR page sends one system; without a url it shows guidance. */
export const qrTargets = pgTable(
  'qr_targets',
  {
    id: id(),
    /** The page. */
    pageId: uuid('page_id')
      .notNull()
      .references(() => qrPages.id, { onDelete: 'cascade' }),
    /** The system. */
    platform: text('platform', { enum: qrPlatforms }).notNull(),
    /** Path or address it leads to. */
    url: text('url'),
    /** Chinese label of the button. */
    labelZh: text('label_zh').notNull(),
    /** English label of the button. */
    labelEn: text('label_en'),
    /** Chinese guidance. */
    guideZh: text('guide_zh'),
    /** English guidance. */
    guideEn: text('guide_en'),
    /** Order, ascending. */
    sort: integer('sort').notNull().default(0),
    /** Whether it is used. */
    active: boolean('active').notNull().default(true),
    ...times(),
  },
  (t) => [
    valueCheck(t.platform, qrPlatforms),
    ruleCheck(
      t.url,
      sql`${t.url} ~ '^(/|[a-z][a-z0-9+.-]*:)' and ${t.url} !~* '^(javascript|data|vbscript):'`,
    ),
    check('qr_targets_use_check', sql`num_nonnulls(${t.url}, ${t.guideZh}) >= 1`),
    unique().on(t.pageId, t.platform),
  ],
);

/** The last check of a target; apart from it so that checking announces no change. */
export const qrTargetChecks = pgTable('qr_target_checks', {
  /** The target. */
  targetId: uuid('target_id')
    .primaryKey()
    .references(() => qrTargets.id, { onDelete: 'cascade' }),
  /** Whether it answered. */
  alive: boolean('alive').notNull(),
  /** What it answered. */
  httpStatus: integer('http_status'),
  /** When it was checked. */
  checkedAt: instant('checked_at').notNull().defaultNow(),
});
