import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, instant, sha256Check } from '../columns.ts';
import { fileRef } from '../private-files.ts';
import { sheetRef } from './sheets.ts';

/** The PDF of one revision of a sheet, made once. A trigger refuses every change. */
export const sheetDocuments = pgTable(
  'sheet_documents',
  {
    id: id(),
    sheetId: sheetRef(),
    revision: integer('revision').notNull(),
    fileId: fileRef('file_id').notNull(),
    /** Hash of the file. */
    sha256: text('sha256').notNull(),
    issuedAt: instant('issued_at').notNull().defaultNow(),
  },
  (t) => [sha256Check(t.sha256), unique().on(t.sheetId, t.revision), index().on(t.fileId)],
);
