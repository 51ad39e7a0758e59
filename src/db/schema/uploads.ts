import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { uploadPurposes } from '#contracts/uploads.ts';
import {
  belongsTo,
  countCheck,
  fileKeyCheck,
  id,
  instant,
  ruleCheck,
  times,
  valueCheck,
} from './columns.ts';
import { staffRef } from './staff.ts';

/** A file that staff, or holders of a link, upload in parts; it can be resumed after an interruption. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    purpose: text('purpose', { enum: uploadPurposes }).notNull(),
    /** Name that the uploader's device gives the file. */
    fileName: text('file_name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Bytes in stored parts. */
    receivedBytes: bigint('received_bytes', { mode: 'number' }).notNull().default(0),
    uploadedBy: staffRef('uploaded_by'),
    /** Link of a sheet by which it is uploaded; its foreign key is in src/db/functions/foreign-keys.sql. */
    linkId: uuid('link_id'),
    /** Deleted by the retention job after this moment, unless a record uses it. */
    expiresAt: instant('expires_at').notNull(),
    ...times(),
  },
  (t) => [
    valueCheck(t.purpose, uploadPurposes),
    countCheck(t.bytes),
    ruleCheck(t.receivedBytes, sql`${t.receivedBytes} between 0 and ${t.bytes}`),
    check('uploads_owner_check', sql`num_nonnulls(${t.uploadedBy}, ${t.linkId}) <= 1`),
    index().on(t.uploadedBy),
    index().on(t.linkId),
    index().on(t.expiresAt),
  ],
);

/** A stored part of an upload. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    uploadId: belongsTo('upload_id', () => uploads.id),
    /** Position of its first byte. */
    position: bigint('position', { mode: 'number' }).notNull(),
    /** Key in the file store. */
    storageKey: text('storage_key').notNull().unique(),
  },
  (t) => [
    primaryKey({ columns: [t.uploadId, t.position] }),
    countCheck(t.position),
    fileKeyCheck(t.storageKey),
  ],
);
