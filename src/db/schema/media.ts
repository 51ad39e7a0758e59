import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { privateFilePurposes, variantFormats } from '#contracts/enums/media.ts';
import {
  countCheck,
  fileKeyCheck,
  id,
  instant,
  sha256Check,
  times,
  valueCheck,
} from './columns.ts';
import { staffRef } from './staff.ts';

/** A public picture, video or model of the media library. */
export const mediaAssets = pgTable(
  'media_assets',
  {
    id: id(),
    /** Key in the file store. */
    storageKey: text('storage_key').notNull().unique(),
    /** Name it was uploaded with. */
    fileName: text('file_name').notNull(),
    /** Media type. */
    mime: text('mime').notNull(),
    /** Size in bytes. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Hash of the content, to recognise what is there already. */
    sha256: text('sha256').notNull(),
    /** Width in pixels. */
    width: integer('width'),
    /** Height in pixels. */
    height: integer('height'),
    /** Length of a video or sound in milliseconds. */
    durationMs: integer('duration_ms'),
    /** Chinese alternative text; empty for decoration. */
    altZh: text('alt_zh').notNull().default(''),
    /** English alternative text. */
    altEn: text('alt_en'),
    /** Placeholder as a tiny data URL. */
    blur: text('blur'),
    /** Where it comes from: the scene or script that made it. */
    credit: text('credit'),
    /** Folder in the library. */
    folder: text('folder').notNull().default(''),
    /** Who added it. */
    uploadedBy: staffRef('uploaded_by'),
    ...times(),
  },
  (t) => [
    fileKeyCheck(t.storageKey),
    countCheck(t.bytes),
    sha256Check(t.sha256),
    check(
      'media_assets_size_check',
      sql`(${t.width} is null) = (${t.height} is null) and coalesce(${t.width}, 1) > 0 and coalesce(${t.height}, 1) > 0`,
    ),
    index().on(t.sha256),
    index().on(t.folder, t.createdAt),
    index().on(t.uploadedBy),
  ],
);

/** A size and format made from an asset. */
export const mediaVariants = pgTable(
  'media_variants',
  {
    id: id(),
    /** What it was made from. */
    assetId: uuid('asset_id')
      .notNull()
      .references(() => mediaAssets.id, { onDelete: 'cascade' }),
    /** Picture format. */
    format: text('format', { enum: variantFormats }).notNull(),
    /** Width in pixels. */
    width: integer('width').notNull(),
    /** Height in pixels. */
    height: integer('height').notNull(),
    /** Size in bytes. */
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

/** A public asset in use; it cannot be deleted while referenced. */
export function mediaRef(name: string) {
  return uuid(name).references((): AnyPgColumn => mediaAssets.id, { onDelete: 'restrict' });
}

/** A file only the holder of a sheet or staff may read: evidence, references, exports. */
export const privateFiles = pgTable(
  'private_files',
  {
    id: id(),
    /** What it belongs to. */
    purpose: text('purpose', { enum: privateFilePurposes }).notNull(),
    /** Key in the file store. */
    storageKey: text('storage_key').notNull().unique(),
    /** Name offered on download. */
    fileName: text('file_name').notNull(),
    /** Media type. */
    mime: text('mime').notNull(),
    /** Size in bytes. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Hash of the content. */
    sha256: text('sha256').notNull(),
    /** Width in pixels, of pictures. */
    width: integer('width'),
    /** Height in pixels, of pictures. */
    height: integer('height'),
    /** Member of staff who added it; null for customers. */
    uploadedBy: staffRef('uploaded_by'),
    /** Deleted by the retention job after this moment. */
    expiresAt: instant('expires_at'),
    ...times(),
  },
  (t) => [
    fileKeyCheck(t.storageKey),
    valueCheck(t.purpose, privateFilePurposes),
    countCheck(t.bytes),
    sha256Check(t.sha256),
    index().on(t.uploadedBy),
    index().on(t.expiresAt).where(sql`${t.expiresAt} is not null`),
  ],
);

/** A private file in use; it cannot be deleted while referenced. */
export function fileRef(name: string) {
  return uuid(name).references((): AnyPgColumn => privateFiles.id, { onDelete: 'restrict' });
}
