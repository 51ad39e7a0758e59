import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { importedResources } from '#contracts/enums/transfers.ts';
import { belongsTo, countCheck, id, instant, valueCheck } from './columns.ts';
import { staffRef } from './staff.ts';

/** A table that was imported. */
export const importBatches = pgTable(
  'import_batches',
  {
    id: id(),
    resource: text('resource', { enum: importedResources }).notNull(),
    fileName: text('file_name').notNull(),
    newCount: integer('new_count').notNull(),
    changedCount: integer('changed_count').notNull(),
    createdBy: staffRef('created_by'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Taken back at this time. */
    undoneAt: instant('undone_at'),
  },
  (t) => [
    valueCheck(t.resource, importedResources),
    countCheck(t.newCount),
    countCheck(t.changedCount),
    index().on(t.resource, t.id),
    index().on(t.createdBy),
  ],
);

/** A record that an import added or changed, for its undo. */
export const importChanges = pgTable(
  'import_changes',
  {
    batchId: belongsTo('batch_id', () => importBatches.id),
    /** Row of the table, from 2 after its head. */
    row: integer('row').notNull(),
    /** No foreign key: records of several tables. */
    recordId: uuid('record_id').notNull(),
    /** Name of the record, for the list of what could not be taken back. */
    name: text('name').notNull(),
    /** What the undo puts back; null for a new record. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    /** What the import made of it: another state means that somebody changed it since. */
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.batchId, t.row] })],
);
