import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { mediaFailures, variantFormats } from '#contracts/enums/media.ts';
import { locales } from '#contracts/locale.ts';
import {
  belongsTo,
  countCheck,
  fileKeyCheck,
  id,
  instant,
  ruleCheck,
  sha256Check,
  times,
  valueCheck,
} from './columns.ts';
import { staffRef } from './staff.ts';
import { uploads } from './uploads.ts';

/** A folder of the media library; those above it have rows of their own. */
export const mediaFolders = pgTable(
  'media_folders',
  {
    id: id(),
    /** Names from the top, joined by slashes. */
    path: text('path').notNull().unique(),
    ...times(),
  },
  (t) => [ruleCheck(t.path, sql`${t.path} ~ '^[^/]+(/[^/]+){0,3}$' and length(${t.path}) <= 160`)],
);

/** A public picture, drawing, video, 3D model or document of the media library. */
export const mediaAssets = pgTable(
  'media_assets',
  {
    id: id(),
    /** Name in texts (`media:<key>`) and in blocks; it never changes. */
    key: text('key').notNull().unique(),
    /** Key of the file in full size in the file store; it changes with the content. */
    storageKey: text('storage_key').notNull().unique(),
    /** Name of the uploaded file. */
    fileName: text('file_name').notNull(),
    /** For people who look for it. */
    title: text('title').notNull(),
    mime: text('mime').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Of the uploaded file, to find files that the library already has. */
    sha256: text('sha256').notNull(),
    width: integer('width'),
    height: integer('height'),
    durationMs: integer('duration_ms'),
    /** Chinese alternative text; empty while it is missing, and for decoration. */
    altZh: text('alt_zh').notNull().default(''),
    altEn: text('alt_en'),
    /** Says nothing that the text beside it does not say, so it needs no alternative text. */
    isDecorative: boolean('is_decorative').notNull().default(false),
    /** Point that stays visible when a picture is cropped, as fractions of its size; null for the middle. */
    focusX: real('focus_x'),
    focusY: real('focus_y'),
    /** The picture that stands for a video until it is played. */
    posterId: uuid('poster_id').references((): AnyPgColumn => mediaAssets.id, {
      onDelete: 'restrict',
    }),
    /** Small placeholder image as a data URL. */
    blur: text('blur'),
    /** Scene or script that generated it. */
    credit: text('credit'),
    /** Null outside of all folders. */
    folder: text('folder').references(() => mediaFolders.path, {
      onDelete: 'restrict',
      onUpdate: 'cascade',
    }),
    tags: text('tags').array().notNull().default([]),
    uploadedBy: staffRef('uploaded_by'),
    /** The upload that it was made from, to recognise a repeated request. */
    uploadId: uuid('upload_id').unique(),
    /** Incremented by every change of staff. */
    version: integer('version').notNull().default(1),
    /** In the trash since then; the retention job deletes it later. */
    deletedAt: instant('deleted_at'),
    deletedBy: staffRef('deleted_by'),
    ...times(),
  },
  (t) => [
    ruleCheck(
      t.key,
      sql`${t.key} ~ '^([a-z0-9]+/)?[a-z0-9]+(-[a-z0-9]+)*$' and length(${t.key}) <= 80`,
    ),
    fileKeyCheck(t.storageKey),
    countCheck(t.bytes),
    sha256Check(t.sha256),
    check(
      'media_assets_size_check',
      sql`(${t.width} is null) = (${t.height} is null) and coalesce(${t.width}, 1) > 0 and coalesce(${t.height}, 1) > 0`,
    ),
    check(
      'media_assets_focus_check',
      sql`(${t.focusX} is null) = (${t.focusY} is null) and coalesce(${t.focusX}, 0) between 0 and 1 and coalesce(${t.focusY}, 0) between 0 and 1`,
    ),
    ruleCheck(t.posterId, sql`${t.posterId} is null or ${t.mime} like 'video/%'`),
    index().on(t.sha256),
    index().on(t.posterId),
    index().on(t.mime, t.id),
    index().on(t.folder, t.id),
    index().on(t.title, t.id),
    index().on(t.bytes, t.id),
    index().using('gin', t.tags),
    index().on(t.uploadedBy),
    index().on(t.deletedBy),
    index().on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
  ],
);

/**
 * A new file of an asset whose variants are still to be made. The row is deleted when the asset has
 * them.
 */
export const mediaProcessing = pgTable(
  'media_processing',
  {
    assetId: uuid('asset_id')
      .primaryKey()
      .references(() => mediaAssets.id, { onDelete: 'cascade' }),
    /** The uploaded file. */
    uploadId: uuid('upload_id')
      .notNull()
      .unique()
      .references(() => uploads.id, { onDelete: 'restrict' }),
    sha256: text('sha256').notNull(),
    /** Processes that began with it; the row of one that was killed stays. */
    attempts: integer('attempts').notNull().default(0),
    /** Why it was given up; null while it waits. */
    failure: text('failure', { enum: mediaFailures }),
    ...times(),
  },
  (t) => [sha256Check(t.sha256), countCheck(t.attempts), valueCheck(t.failure, mediaFailures)],
);

/**
 * A file that no asset or release has any more. Its address answers until `delete_after`, for pages that were
 * rendered before; then the retention job deletes it.
 */
export const mediaFormerFiles = pgTable(
  'media_former_files',
  {
    storageKey: text('storage_key').primaryKey(),
    mime: text('mime').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    deleteAfter: instant('delete_after').notNull(),
  },
  (t) => [fileKeyCheck(t.storageKey), countCheck(t.bytes), index().on(t.deleteAfter)],
);

/** A size and format made from an asset. */
export const mediaVariants = pgTable(
  'media_variants',
  {
    id: id(),
    assetId: belongsTo('asset_id', () => mediaAssets.id),
    format: text('format', { enum: variantFormats }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Key in the file store. */
    storageKey: text('storage_key').notNull().unique(),
    ...times(),
  },
  (t) => [
    fileKeyCheck(t.storageKey),
    valueCheck(t.format, variantFormats),
    check('media_variants_size_check', sql`${t.width} > 0 and ${t.height} > 0 and ${t.bytes} >= 0`),
    unique().on(t.assetId, t.format, t.width),
  ],
);

/**
 * A stored text that shows a file by its key. Only triggers write it; a file that is shown cannot be
 * deleted.
 */
export const mediaTextUses = pgTable(
  'media_text_uses',
  {
    key: text('key')
      .notNull()
      .references(() => mediaAssets.key, { onDelete: 'restrict', onUpdate: 'restrict' }),
    /** Table of the text. */
    relation: text('relation').notNull(),
    /** Id of its record. */
    recordId: uuid('record_id').notNull(),
    /** Language of the text; empty if its row has both. */
    locale: text('locale', { enum: ['', ...locales] }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.relation, t.recordId, t.locale, t.key] }),
    valueCheck(t.locale, ['', ...locales]),
    index().on(t.key),
  ],
);

/** A reference to a public asset, which cannot be deleted while it is used. */
export function mediaRef(name: string) {
  return uuid(name).references((): AnyPgColumn => mediaAssets.id, { onDelete: 'restrict' });
}
