import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant, times } from '../columns.ts';
import { fileRef } from '../private-files.ts';
import { shareLinks } from '../shares.ts';
import { staffRef } from '../staff.ts';
import { sheetRef } from './sheets.ts';

/** A private file of a sheet, such as a photograph that proves a task or an item. */
export const sheetFiles = pgTable(
  'sheet_files',
  {
    id: id(),
    sheetId: sheetRef(),
    fileId: fileRef('file_id').notNull(),
    /** Kind of the part that it belongs to, such as `task`; `sheet` for the whole. */
    part: text('part').notNull(),
    /** Key of the part. */
    partKey: text('part_key').notNull().default(''),
    /** Key of the photo slot that it fills. */
    slot: text('slot'),
    caption: text('caption').notNull().default(''),
    /** Time by the device that took it; the time of the server is `created_at`. */
    takenAt: instant('taken_at'),
    /** Name that whoever sent it gave. */
    authorName: text('author_name'),
    staffId: staffRef('staff_id'),
    linkId: uuid('link_id').references(() => shareLinks.id, { onDelete: 'set null' }),
    /** Made on the sender's device, so that a file sent twice counts once. */
    clientKey: text('client_key'),
    sort: integer('sort').notNull().default(0),
    ...times(),
  },
  (t) => [
    unique().on(t.sheetId, t.clientKey),
    index().on(t.sheetId, t.part, t.partKey, t.sort),
    index().on(t.fileId),
    index().on(t.staffId),
    index().on(t.linkId),
  ],
);
