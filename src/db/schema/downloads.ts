import { sql } from 'drizzle-orm';
import {
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
import { platforms, releaseChannels, releaseFailures } from '#contracts/enums/downloads.ts';
import { publishStatuses } from '#contracts/enums/publishing.ts';
import {
  belongsTo,
  countCheck,
  fileKeyCheck,
  id,
  instant,
  ruleCheck,
  sha256Check,
  slugCheck,
  times,
  translationChecks,
  translationState,
  valueCheck,
} from './columns.ts';
import { mediaRef } from './media.ts';
import { productRef } from './products.ts';
import { signingKeys } from './signing-keys.ts';
import { uploads } from './uploads.ts';

/** A program to download for one platform. */
export const downloads = pgTable(
  'downloads',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    productKey: productRef('product_key').notNull(),
    platform: text('platform', { enum: platforms }).notNull(),
    /** Page in an app store; the program may have files too. */
    storeUrl: text('store_url'),
    iconId: mediaRef('icon_id'),
    sort: integer('sort').notNull().default(0),
    visible: boolean('visible').notNull().default(true),
    /** Holds notes and sample settings only: nothing in it runs. */
    isSample: boolean('is_sample').notNull().default(false),
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

/** Name and summary of a program in one language. */
export const downloadTranslations = pgTable(
  'download_translations',
  {
    downloadId: belongsTo('download_id', () => downloads.id),
    /** Name of the program. */
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    ...translationState(),
    ...times(),
  },
  (t) => [primaryKey({ columns: [t.downloadId, t.locale] }), ...translationChecks(t)],
);

/** A version of a program, with its file. Once it is issued, it can only be withdrawn. */
export const downloadReleases = pgTable(
  'download_releases',
  {
    id: id(),
    downloadId: belongsTo('download_id', () => downloads.id),
    /** Version as semver. */
    version: text('version').notNull(),
    channel: text('channel', { enum: releaseChannels }).notNull().default('stable'),
    /** A draft, issued, or withdrawn (`archived`). */
    status: text('status', { enum: publishStatuses }).notNull().default('draft'),
    /** Incremented by every change of staff; `version` is that of the program. */
    revision: integer('revision').notNull().default(1),
    /** Public from this moment; may be in the future. */
    publishedAt: instant('published_at'),
    /** Release date shown to visitors. */
    releasedOn: date('released_on').notNull(),
    /** Key in the file store; null if the version is only in an app store. */
    fileKey: text('file_key').unique(),
    /** Name offered on download. */
    fileName: text('file_name'),
    mime: text('mime'),
    bytes: bigint('bytes', { mode: 'number' }),
    sha256: text('sha256'),
    /** Ed25519 signature of the hash, in base64. */
    signature: text('signature'),
    signingKeyId: uuid('signing_key_id').references(() => signingKeys.id, {
      onDelete: 'restrict',
    }),
    /** Minimum system version; for the web, what the browser must support. */
    minOs: text('min_os'),
    /** In Markdown. */
    requirementsZh: text('requirements_zh'),
    /** In Markdown. */
    requirementsEn: text('requirements_en'),
    notesMarkdownZh: text('notes_markdown_zh').notNull().default(''),
    notesMarkdownEn: text('notes_markdown_en'),
    /** Rendered and sanitised when the notes are saved. */
    notesHtmlZh: text('notes_html_zh').notNull().default(''),
    /** Rendered and sanitised when the notes are saved. */
    notesHtmlEn: text('notes_html_en'),
    /** No longer offered since then. */
    withdrawnAt: instant('withdrawn_at'),
    /** Why it was withdrawn, for visitors. */
    withdrawalReasonZh: text('withdrawal_reason_zh'),
    withdrawalReasonEn: text('withdrawal_reason_en'),
    ...times(),
  },
  (t) => [
    unique().on(t.downloadId, t.version),
    ruleCheck(
      t.version,
      sql`${t.version} ~ '^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?(\\+[0-9A-Za-z.-]+)?$'`,
    ),
    valueCheck(t.channel, releaseChannels),
    valueCheck(t.status, publishStatuses),
    ruleCheck(t.publishedAt, sql`${t.status} <> 'published' or ${t.publishedAt} is not null`),
    check(
      'download_releases_file_check',
      sql`num_nonnulls(${t.fileKey}, ${t.fileName}, ${t.mime}, ${t.bytes}, ${t.sha256}) in (0, 5)`,
    ),
    check(
      'download_releases_signature_check',
      sql`(${t.signature} is null) = (${t.signingKeyId} is null)`,
    ),
    check(
      'download_releases_withdrawal_check',
      sql`(${t.status} = 'archived') = (${t.withdrawnAt} is not null) and (${t.withdrawnAt} is null) = (${t.withdrawalReasonZh} is null) and (${t.withdrawnAt} is not null or ${t.withdrawalReasonEn} is null)`,
    ),
    fileKeyCheck(t.fileKey),
    sha256Check(t.sha256),
    countCheck(t.bytes),
    index().on(t.downloadId, t.releasedOn),
    index().on(t.signingKeyId),
  ],
);

/** An uploaded file that is still to be stored as the file of a draft release. */
export const releaseProcessing = pgTable(
  'release_processing',
  {
    releaseId: uuid('release_id')
      .primaryKey()
      .references(() => downloadReleases.id, { onDelete: 'cascade' }),
    uploadId: uuid('upload_id')
      .notNull()
      .unique()
      .references(() => uploads.id, { onDelete: 'restrict' }),
    /** Type by its content. */
    mime: text('mime').notNull(),
    /** Processes that began with it; the row of one that was killed stays. */
    attempts: integer('attempts').notNull().default(0),
    /** Virus scans that gave no verdict; the next one is a minute later. */
    scans: integer('scans').notNull().default(0),
    /** Why it was given up; the file is uploaded again. */
    failure: text('failure', { enum: releaseFailures }),
    ...times(),
  },
  (t) => [countCheck(t.attempts), countCheck(t.scans), valueCheck(t.failure, releaseFailures)],
);

/** Downloads of a release per day; resumed ones count once. */
export const downloadCounts = pgTable(
  'download_counts',
  {
    releaseId: belongsTo('release_id', () => downloadReleases.id),
    /** Day in the site's time zone. */
    day: date('day').notNull(),
    count: bigint('count', { mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.releaseId, t.day] }), countCheck(t.count), index().on(t.day)],
);

/** Visitors who have downloaded a release, so that a resumed download counts once; deleted after two days. */
export const downloadEvents = pgTable(
  'download_events',
  {
    releaseId: belongsTo('release_id', () => downloadReleases.id),
    /** Salted hash of the visitor, new every day. */
    visitorHash: text('visitor_hash').notNull(),
    startedAt: instant('started_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.releaseId, t.visitorHash] }), index().on(t.startedAt)],
);
