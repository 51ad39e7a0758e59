import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { qrPlatforms, qrTargetProblems } from '#contracts/enums/qr-pages.ts';
import {
  belongsTo,
  countCheck,
  id,
  instant,
  ruleCheck,
  slugCheck,
  times,
  valueCheck,
} from './columns.ts';
import { productRef } from './products.ts';

/** The page behind a printed QR code. */
export const qrPages = pgTable(
  'qr_pages',
  {
    id: id(),
    /** Last part of its URL, e.g. `dami` of `/QRCode_dami`. */
    slug: text('slug').notNull().unique(),
    productKey: productRef('product_key'),
    titleZh: text('title_zh').notNull(),
    titleEn: text('title_en'),
    hintZh: text('hint_zh').notNull().default(''),
    hintEn: text('hint_en'),
    /** Smallest printed width in millimetres. */
    printMm: integer('print_mm').notNull().default(20),
    ...times(),
  },
  (t) => [slugCheck(t.slug), ruleCheck(t.printMm, sql`${t.printMm} > 0`), index().on(t.productKey)],
);

/** The target of a QR page for one system; without a url the page shows guidance. */
export const qrTargets = pgTable(
  'qr_targets',
  {
    id: id(),
    pageId: belongsTo('page_id', () => qrPages.id),
    platform: text('platform', { enum: qrPlatforms }).notNull(),
    /** Path or URL; null shows the guidance. */
    url: text('url'),
    labelZh: text('label_zh').notNull(),
    labelEn: text('label_en'),
    guideZh: text('guide_zh'),
    guideEn: text('guide_en'),
    sort: integer('sort').notNull().default(0),
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

/**
 * The last check of a target, in a table of its own so that a check does not announce a change of
 * content. It counts for the address that was checked.
 */
export const qrTargetChecks = pgTable(
  'qr_target_checks',
  {
    targetId: uuid('target_id')
      .primaryKey()
      .references(() => qrTargets.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    /** Checks in a row that failed. */
    failures: integer('failures').notNull().default(0),
    /** What was wrong the last time; null if it was reached. */
    problem: text('problem', { enum: qrTargetProblems }),
    httpStatus: integer('http_status'),
    checkedAt: instant('checked_at').notNull().defaultNow(),
  },
  (t) => [
    valueCheck(t.problem, qrTargetProblems),
    countCheck(t.failures),
    check('qr_target_checks_failed_check', sql`(${t.failures} > 0) = (${t.problem} is not null)`),
  ],
);
