import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { privateFilePurposes } from '#contracts/enums/media.ts';
import {
  countCheck,
  fileKeyCheck,
  id,
  instant,
  sha256Check,
  times,
  valueCheck,
} from './columns.ts';
import { shareLinks } from './shares.ts';
import { staffRef } from './staff.ts';

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
    /** Link of the customer or technician who sent it. */
    linkId: uuid('link_id').references(() => shareLinks.id, { onDelete: 'set null' }),
    /** Time by the device that took the picture. */
    takenAt: instant('taken_at'),
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
    index().on(t.linkId),
    index().on(t.createdAt),
    index().on(t.expiresAt).where(sql`${t.expiresAt} is not null`),
  ],
);

/** A reference to a private file, which cannot be deleted while it is used. */
export function fileRef(name: string) {
  return uuid(name).references((): AnyPgColumn => privateFiles.id, { onDelete: 'restrict' });
}
