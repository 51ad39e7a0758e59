import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { recordKinds } from '#contracts/records/all.ts';
import { instant, valueCheck } from './columns.ts';
import { staffRef } from './staff.ts';

/** A deleted plain record, such as a fact or a redirect, kept as it was until it is recovered or deleted for good. */
export const trashedRecords = pgTable(
  'trashed_records',
  {
    /** Id of the record. */
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: recordKinds }).notNull(),
    /** What the list of the trash calls it. */
    name: text('name').notNull(),
    /** The row of its table by the names of the columns. */
    record: jsonb('record').$type<Record<string, unknown>>().notNull(),
    deletedBy: staffRef('deleted_by'),
    /** In whole milliseconds, which a cursor of the list can name. */
    deletedAt: instant('deleted_at').notNull(),
  },
  (t) => [valueCheck(t.kind, recordKinds), index().on(t.deletedAt, t.id), index().on(t.deletedBy)],
);
