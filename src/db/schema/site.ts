import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { defaultSeverities, type FindingSeverities } from '#contracts/enums/content.ts';
import {
  type LoadingView,
  menuLocations,
  type RedirectStatus,
  redirectStatuses,
  type SocialAccount,
} from '#contracts/enums/site.ts';
import { handlingStatuses } from '#contracts/enums/visits.ts';
import { countCheck, id, instant, ruleCheck, times, valueCheck } from './columns.ts';
import { mediaRef } from './media.ts';
import { productRef } from './products.ts';
import { staffRef } from './staff.ts';

/** Settings of the whole site; one row. */
export const siteSettings = pgTable(
  'site_settings',
  {
    id: id(),
    /** Always true, so that there is one row. */
    single: boolean('single').notNull().unique().default(true),
    brandZh: text('brand_zh').notNull(),
    brandEn: text('brand_en').notNull(),
    /** Default page title. */
    titleZh: text('title_zh').notNull(),
    titleEn: text('title_en').notNull(),
    descriptionZh: text('description_zh').notNull(),
    descriptionEn: text('description_en').notNull(),
    /** Null shows the built-in logo. */
    logoId: mediaRef('logo_id'),
    /** Default picture of link previews; at least 300 px wide. */
    shareImageId: mediaRef('share_image_id'),
    companyZh: text('company_zh').notNull(),
    companyEn: text('company_en').notNull(),
    phone: text('phone'),
    email: text('email'),
    wechat: text('wechat'),
    addressZh: text('address_zh'),
    addressEn: text('address_en'),
    serviceHoursZh: text('service_hours_zh'),
    serviceHoursEn: text('service_hours_en'),
    /** ICP filing number, shown in the footer. */
    icpNumber: text('icp_number'),
    /** Public-security filing number, shown in the footer. */
    policeNumber: text('police_number'),
    /** Digits of the public-security number in the URL of its register entry. */
    policeCode: text('police_code'),
    socials: jsonb('socials').$type<SocialAccount[]>().notNull().default([]),
    /** Texts shown while the browser loads the initial state. */
    loadingView: jsonb('loading_view')
      .$type<LoadingView>()
      .notNull()
      .default({ kind: 'brand', textZh: null, textEn: null }),
    /** Whether a finding of the check before publishing blocks or warns. */
    checkSeverities: jsonb('check_severities')
      .$type<FindingSeverities>()
      .notNull()
      .default(defaultSeverities),
    /** Target page of show type 9. */
    exceptionPath: text('exception_path').notNull().default('/exception'),
    /** IANA zone of staff and of the provider's dates. */
    timeZone: text('time_zone').notNull().default('Asia/Shanghai'),
    /** Current version of the privacy notice; forms store it. */
    privacyVersion: text('privacy_version').notNull().default('1'),
    hostingNotes: text('hosting_notes'),
    updatedBy: staffRef('updated_by'),
    ...times(),
  },
  (t) => [
    ruleCheck(t.single, sql`${t.single}`),
    ruleCheck(t.exceptionPath, sql`${t.exceptionPath} like '/%'`),
    index().on(t.logoId),
    index().on(t.shareImageId),
    index().on(t.updatedBy),
  ],
);

/** A menu as a record that is drafted and published; its entries are in `menu_items`. */
export const menus = pgTable(
  'menus',
  {
    id: id(),
    location: text('location', { enum: menuLocations }).notNull().unique(),
    ...times(),
  },
  (t) => [valueCheck(t.location, menuLocations)],
);

/** An entry of a menu; without path and url it is the heading of the entries below it. */
export const menuItems = pgTable(
  'menu_items',
  {
    id: id(),
    location: text('location', { enum: menuLocations }).notNull(),
    /** Entry that this one is listed under; null at the top level. */
    parentId: uuid('parent_id').references((): AnyPgColumn => menuItems.id, {
      onDelete: 'cascade',
    }),
    sort: integer('sort').notNull().default(0),
    labelZh: text('label_zh').notNull(),
    /** English label; null hides it on English pages. */
    labelEn: text('label_en'),
    /** A line that says what the entry is. */
    hintZh: text('hint_zh'),
    hintEn: text('hint_en'),
    /** Chinese path of the route table, with query or fragment. */
    path: text('path'),
    url: text('url'),
    /** Name in the icon set. */
    icon: text('icon'),
    /** Product whose accent colour the entry has. */
    productKey: productRef('product_key'),
    visible: boolean('visible').notNull().default(true),
    ...times(),
  },
  (t) => [
    valueCheck(t.location, menuLocations),
    check(
      'menu_items_target_check',
      sql`num_nonnulls(${t.path}, ${t.url}) <= 1 and coalesce(${t.path} like '/%', true) and coalesce(${t.url} ~ '^(https?:|mailto:|tel:)', true)`,
    ),
    check('menu_items_parent_check', sql`${t.parentId} <> ${t.id}`),
    index().on(t.location, t.sort),
    index().on(t.parentId),
    index().on(t.productKey),
  ],
);

/** A redirect of a path. */
export const redirects = pgTable(
  'redirects',
  {
    id: id(),
    /** Below the base path, without a slash at the end. */
    fromPath: text('from_path').notNull().unique(),
    /** Path or URL; null with status 410. */
    target: text('target'),
    /** HTTP status of the answer. */
    status: integer('status').$type<RedirectStatus>().notNull().default(301),
    active: boolean('active').notNull().default(true),
    note: text('note'),
    /** Incremented by every save of staff. */
    version: integer('version').notNull().default(1),
    createdBy: staffRef('created_by'),
    ...times(),
  },
  (t) => [
    valueCheck(t.status, redirectStatuses),
    ruleCheck(t.fromPath, sql`${t.fromPath} like '/%' and ${t.fromPath} <> ${t.target}`),
    ruleCheck(
      t.target,
      sql`coalesce(${t.target} ~ '^(/|https?://)', true) and (${t.target} is null) = (${t.status} = 410)`,
    ),
    index().on(t.createdBy),
    index().on(t.target),
  ],
);

/** How often a redirect was used, in a table of its own so that counting does not announce a change of content. */
export const redirectHits = pgTable(
  'redirect_hits',
  {
    redirectId: uuid('redirect_id')
      .primaryKey()
      .references(() => redirects.id, { onDelete: 'cascade' }),
    count: bigint('count', { mode: 'number' }).notNull().default(0),
    lastHitAt: instant('last_hit_at').notNull().defaultNow(),
  },
  (t) => [countCheck(t.count), index().on(t.count, t.redirectId)],
);

/** A path that was not found, for staff to redirect. */
export const missingPages = pgTable(
  'missing_pages',
  {
    /** In the form of `plainPath`. */
    path: text('path').primaryKey(),
    count: bigint('count', { mode: 'number' }).notNull().default(1),
    /** Path of the page of this site that links to it, without query. */
    lastReferrer: text('last_referrer'),
    status: text('status', { enum: handlingStatuses }).notNull().default('open'),
    firstSeenAt: instant('first_seen_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  },
  (t) => [
    valueCheck(t.status, handlingStatuses),
    countCheck(t.count),
    ruleCheck(t.path, sql`length(${t.path}) <= 512`),
    index().on(t.status, t.count, t.path),
  ],
);
