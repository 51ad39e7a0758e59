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

/** What staff set for the whole site; one row. */
export const siteSettings = pgTable(
  'site_settings',
  {
    /** Always 1. */
    id: integer('id').primaryKey().default(1),
    /** Chinese brand name. */
    brandZh: text('brand_zh').notNull(),
    /** English brand name. */
    brandEn: text('brand_en').notNull(),
    /** Default page title: the provider's Chinese title. */
    titleZh: text('title_zh').notNull(),
    /** Default title of English pages. */
    titleEn: text('title_en').notNull(),
    /** Default Chinese description for search engines. */
    descriptionZh: text('description_zh').notNull(),
    /** Default English description for search engines. */
    descriptionEn: text('description_en').notNull(),
    /** Logo; the built-in mark when null. */
    logoId: mediaRef('logo_id'),
    /** Default picture of share cards, 300 px or more. */
    shareImageId: mediaRef('share_image_id'),
    /** Legal name in Chinese. */
    companyZh: text('company_zh').notNull(),
    /** Legal name in English. */
    companyEn: text('company_en').notNull(),
    /** Telephone as shown. */
    phone: text('phone'),
    /** Mail address as shown. */
    email: text('email'),
    /** WeChat account as shown. */
    wechat: text('wechat'),
    /** Chinese postal address. */
    addressZh: text('address_zh'),
    /** English postal address. */
    addressEn: text('address_en'),
    /** Chinese service hours. */
    serviceHoursZh: text('service_hours_zh'),
    /** English service hours. */
    serviceHoursEn: text('service_hours_en'),
    /** ICP filing number, shown in the footer. */
    icpNumber: text('icp_number'),
    /** Public-security filing number, shown in the footer. */
    policeNumber: text('police_number'),
    /** Digits in the address that the public-security number links to. */
    policeCode: text('police_code'),
    /** Accounts on networks. */
    socials: jsonb('socials').$type<SocialAccount[]>().notNull().default([]),
    /** Shown while the initial state loads in the browser. */
    loadingView: jsonb('loading_view')
      .$type<LoadingView>()
      .notNull()
      .default({ kind: 'brand', textZh: null, textEn: null }),
    /** Where show type 9 leads. */
    exceptionPath: text('exception_path').notNull().default('/exception'),
    /** Zone of staff and of the provider's dates. */
    timeZone: text('time_zone').notNull().default('Asia/Shanghai'),
    /** Version of the privacy notice that forms refer to. */
    privacyVersion: text('privacy_version').notNull().default('1'),
    /** Notes for operators: who hosts, how to reach them. */
    hostingNotes: text('hosting_notes'),
    /** Who changed it last. */
    updatedBy: staffRef('updated_by'),
    ...times(),
  },
  (t) => [
    ruleCheck(t.id, sql`${t.id} = 1`),
    ruleCheck(t.exceptionPath, sql`${t.exceptionPath} like '/%'`),
    index().on(t.logoId),
    index().on(t.shareImageId),
    index().on(t.updatedBy),
  ],
);

/** An entry of a menu; without path and url it heads the entries below it. */
export const menuItems = pgTable(
  'menu_items',
  {
    id: id(),
    /** Part of the layouts that shows it. */
    location: text('location', { enum: menuLocations }).notNull(),
    /** Entry it stands below. */
    parentId: uuid('parent_id').references((): AnyPgColumn => menuItems.id, {
      onDelete: 'cascade',
    }),
    /** Order among its siblings, ascending. */
    sort: integer('sort').notNull().default(0),
    /** Chinese label. */
    labelZh: text('label_zh').notNull(),
    /** English label; null hides it on English pages. */
    labelEn: text('label_en'),
    /** Chinese line below the label in large menus. */
    hintZh: text('hint_zh'),
    /** English line below the label in large menus. */
    hintEn: text('hint_en'),
    /** Chinese path of the route table, with query or fragment. */
    path: text('path'),
    /** Address outside the site. */
    url: text('url'),
    /** Name in the icon set. */
    icon: text('icon'),
    /** Product whose accent it takes. */
    productKey: productRef('product_key'),
    /** Whether it is shown. */
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

/** An address that leads elsewhere. */
export const redirects = pgTable(
  'redirects',
  {
    id: id(),
    /** Path asked for, without trailing slash. */
    fromPath: text('from_path').notNull().unique(),
    /** Path or address it leads to; null where the page is gone for good. */
    target: text('target'),
    /** HTTP status of the answer. */
    status: integer('status').$type<RedirectStatus>().notNull().default(301),
    /** Whether it is in force. */
    active: boolean('active').notNull().default(true),
    /** Why it exists. */
    note: text('note'),
    /** Who made it. */
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
  ],
);

/** How often a redirect was used; apart from it so that counting announces no change. */
export const redirectHits = pgTable(
  'redirect_hits',
  {
    /** The redirect. */
    redirectId: uuid('redirect_id')
      .primaryKey()
      .references(() => redirects.id, { onDelete: 'cascade' }),
    /** Times used. */
    count: bigint('count', { mode: 'number' }).notNull().default(0),
    /** When it was last used. */
    lastHitAt: instant('last_hit_at').notNull().defaultNow(),
  },
  (t) => [countCheck(t.count)],
);

/** A path that visitors asked for in vain, listed for staff with one-click redirect. */
export const missingPages = pgTable(
  'missing_pages',
  {
    /** Path asked for, bounded in length. */
    path: text('path').primaryKey(),
    /** Times asked for. */
    count: bigint('count', { mode: 'number' }).notNull().default(1),
    /** Page that last linked to it, without query. */
    lastReferrer: text('last_referrer'),
    /** What staff did about it. */
    status: text('status', { enum: handlingStatuses }).notNull().default('open'),
    /** When it was first asked for. */
    firstSeenAt: instant('first_seen_at').notNull().defaultNow(),
    /** When it was last asked for. */
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  },
  (t) => [
    valueCheck(t.status, handlingStatuses),
    countCheck(t.count),
    ruleCheck(t.path, sql`length(${t.path}) <= 512`),
    index().on(t.status, t.lastSeenAt),
  ],
);
