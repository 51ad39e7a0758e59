import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { platforms, releaseChannels } from '#contracts/enums/downloads.ts';
import { publishStatuses } from '#contracts/enums/publishing.ts';
import { signingKeys } from './acceptance.ts';
import {
  countCheck,
  fileKeyCheck,
  id,
  instant,
  ruleCheck,
  sha256Check,
  slugCheck,
  times,
  valueCheck,
} from './columns.ts';
import { mediaRef } from './media.ts';
import { productRef } from './products.ts';

/** A program to download for one platform. */
export const downloadItems = pgTable(
  'download_items',
  {
    id: id(),
    /** Name in addresses. */
    slug: text('slug').notNull().unique(),
    /** Product it belongs to. */
    productKey: productRef('product_key').notNull(),
    /** System it runs on. */
    platform: text('platform', { enum: platforms }).notNull(),
    /** Chinese name. */
    nameZh: text('name_zh').notNull(),
    /** English name. */
    nameEn: text('name_en'),
    /** Chinese line of explanation. */
    summaryZh: text('summary_zh'),
    /** English line of explanation. */
    summaryEn: text('summary_en'),
    /** Page in an application store, instead of or beside files. */
    storeUrl: text('store_url'),
    /** Picture in lists. */
    iconId: mediaRef('icon_id'),
    /** Order in lists, ascending. */
    sort: integer('sort').notNull().default(0),
    /** Whether lists show it. */
    visible: boolean('visible').notNull().default(true),
    ...times(),
  },
  (t) => [
    slugCheck(t.slug),
    valueCheck(t.platform, platforms),
    ruleCheck(t.storeUrl, sql`${t.storeUrl} ~ '^https?://'`),
    index().on(t.productKey, t.platform),
    index().on(t.iconId),
  ],
);

/** A version of a program with its file. */
export const releases = pgTable(
  'releases',
  {
    id: id(),
    /** The program. */
    itemId: uuid('item_id')
      .notNull()
      .references(() => downloadItems.id, { onDelete: 'cascade' }),
    /** Version as semver. */
    version: text('version').notNull(),
    /** Maturity. */
    channel: text('channel', { enum: releaseChannels }).notNull().default('stable'),
    /** Draft, published or archived. */
    status: text('status', { enum: publishStatuses }).notNull().default('draft'),
    /** Public from this moment on. */
    publishedAt: instant('published_at'),
    /** Day of release as shown. */
    releasedOn: date('released_on').notNull(),
    /** Key in the file store; null when only the store has it. */
    fileKey: text('file_key').unique(),
    /** Name offered on download. */
    fileName: text('file_name'),
    /** Media type. */
    mime: text('mime'),
    /** Size in bytes. */
    bytes: bigint('bytes', { mode: 'number' }),
    /** Hash of the file. */
    sha256: text('sha256'),
    /** Ed25519 signature of the hash, in base64. */
    signature: text('signature'),
    /** Key the signature was made with. */
    signingKeyId: uuid('signing_key_id').references((): AnyPgColumn => signingKeys.id, {
      onDelete: 'restrict',
    }),
    /** Oldest system it runs on. */
    minOs: text('min_os'),
    /** Chinese system requirements, in Markdown. */
    requirementsZh: text('requirements_zh'),
    /** English system requirements, in Markdown. */
    requirementsEn: text('requirements_en'),
    /** Chinese release notes, in Markdown. */
    notesZh: text('notes_zh').notNull().default(''),
    /** English release notes, in Markdown. */
    notesEn: text('notes_en'),
    /** Chinese notes rendered and sanitised at save. */
    notesHtmlZh: text('notes_html_zh').notNull().default(''),
    /** English notes rendered and sanitised at save. */
    notesHtmlEn: text('notes_html_en'),
    ...times(),
  },
  (t) => [
    unique().on(t.itemId, t.version),
    ruleCheck(
      t.version,
      sql`${t.version} ~ '^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?(\\+[0-9A-Za-z.-]+)?$'`,
    ),
    valueCheck(t.channel, releaseChannels),
    valueCheck(t.status, publishStatuses),
    ruleCheck(t.publishedAt, sql`${t.status} <> 'published' or ${t.publishedAt} is not null`),
    check(
      'releases_file_check',
      sql`num_nonnulls(${t.fileKey}, ${t.fileName}, ${t.mime}, ${t.bytes}, ${t.sha256}) in (0, 5)`,
    ),
    check('releases_signature_check', sql`(${t.signature} is null) = (${t.signingKeyId} is null)`),
    fileKeyCheck(t.fileKey),
    sha256Check(t.sha256),
    countCheck(t.bytes),
    index().on(t.itemId, t.releasedOn),
    index().on(t.signingKeyId),
  ],
);

/** Real downloads of a release per day. */
export const downloadCounts = pgTable(
  'download_counts',
  {
    /** The release. */
    releaseId: uuid('release_id')
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    /** Day in the site's time zone. */
    day: date('day').notNull(),
    /** Downloads that day. */
    count: bigint('count', { mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.releaseId, t.day] }), countCheck(t.count), index().on(t.day)],
);

/** Marks that keep a resumed download from counting twice; removed after two days. */
export const downloadEvents = pgTable(
  'download_events',
  {
    /** The release. */
    releaseId: uuid('release_id')
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    /** Daily salted hash of the visitor. */
    visitorMark: text('visitor_mark').notNull(),
    /** When the download began. */
    startedAt: instant('started_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.releaseId, t.visitorMark] }), index().on(t.startedAt)],
);

/** A six-digit code that continues a download on another machine. */
export const downloadHandoffs = pgTable(
  'download_handoffs',
  {
    id: id(),
    /** Six digits. */
    code: text('code').notNull().unique(),
    /** What to download. */
    releaseId: uuid('release_id')
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    /** When the code stops working. */
    expiresAt: instant('expires_at').notNull(),
    /** When it was made. */
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    ruleCheck(t.code, sql`${t.code} ~ '^[0-9]{6}$'`),
    index().on(t.releaseId),
    index().on(t.expiresAt),
  ],
);
