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
    fileName: text('file_name').notNull(),
    mime: text('mime').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** To find files that the library already has. */
    sha256: text('sha256').notNull(),
    width: integer('width'),
    height: integer('height'),
    durationMs: integer('duration_ms'),
    /** Chinese alternative text; empty for decoration. */
    altZh: text('alt_zh').notNull().default(''),
    altEn: text('alt_en'),
    /** Small placeholder image as a data URL. */
    blur: text('blur'),
    /** Scene or script that generated it. */
    credit: text('credit'),
    folder: text('folder').notNull().default(''),
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
    assetId: uuid('asset_id')
      .notNull()
      .references(() => mediaAssets.id, { onDelete: 'cascade' }),
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

/** A reference to a public asset, which cannot be deleted while it is used. */
export function mediaRef(name: string) {
  return uuid(name).references((): AnyPgColumn => mediaAssets.id, { onDelete: 'restrict' });
}

/** A file that only staff and customers with a sheet's link may read: evidence, references, exports. */
export const privateFiles = pgTable(
  'private_files',
  {
    id: id(),
    purpose: text('purpose', { enum: privateFilePurposes }).notNull(),
    /** Key in the file store. */
    storageKey: text('storage_key').notNull().unique(),
    /** Name offered on download. */
    fileName: text('file_name').notNull(),
    mime: text('mime').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    /** Size in pixels; null if it is not a picture. */
    width: integer('width'),
    height: integer('height'),
    /** Key of a smaller copy of a picture, of the same type; null if there is none. */
    previewKey: text('preview_key').unique(),
    previewBytes: bigint('preview_bytes', { mode: 'number' }),
    /** Null for customers. */
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
    check(
      'private_files_size_check',
      sql`(${t.mime} like 'image/%') = (${t.width} is not null) and (${t.width} is null) = (${t.height} is null) and coalesce(${t.width}, 1) > 0 and coalesce(${t.height}, 1) > 0`,
    ),
    fileKeyCheck(t.previewKey),
    check(
      'private_files_preview_check',
      sql`(${t.previewKey} is null) = (${t.previewBytes} is null) and coalesce(${t.previewBytes}, 0) >= 0`,
    ),
    index().on(t.uploadedBy),
    index().on(t.expiresAt).where(sql`${t.expiresAt} is not null`),
  ],
);

/** A reference to a private file, which cannot be deleted while it is used. */
export function fileRef(name: string) {
  return uuid(name).references((): AnyPgColumn => privateFiles.id, { onDelete: 'restrict' });
}
