import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bulkActions, bulkItemStates, bulkResources, bulkStates } from '#contracts/enums/bulk.ts';
import type { Locale } from '#contracts/locale.ts';
import { belongsTo, countCheck, id, instant, valueCheck } from './columns.ts';
import { staffRef } from './staff.ts';

/** One action on many records: what was asked, by whom, and how far it is. */
export const bulkOperations = pgTable(
  'bulk_operations',
  {
    id: id(),
    /** What its records are. */
    resource: text('resource', { enum: bulkResources }).notNull().default('content'),
    action: text('action', { enum: bulkActions }).notNull(),
    /** The action with its options: parts, or a field and its value. */
    instruction: jsonb('instruction').$type<Record<string, unknown>>().notNull(),
    /** The filter that chose the records; null if they were chosen one by one. */
    filter: jsonb('filter').$type<Record<string, unknown>>(),
    /** The operation that this one takes back. */
    undoes: uuid('undoes')
      .unique()
      .references((): AnyPgColumn => bulkOperations.id, { onDelete: 'set null' }),
    state: text('state', { enum: bulkStates }).notNull().default('running'),
    total: integer('total').notNull(),
    doneCount: integer('done_count').notNull().default(0),
    skippedCount: integer('skipped_count').notNull().default(0),
    failedCount: integer('failed_count').notNull().default(0),
    createdBy: staffRef('created_by'),
    /** For the audit entries of its records. */
    requestId: text('request_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    valueCheck(t.resource, bulkResources),
    valueCheck(t.action, bulkActions),
    valueCheck(t.state, bulkStates),
    countCheck(t.total),
    index('bulk_operations_running_index').on(t.id).where(sql`${t.state} = 'running'`),
    index().on(t.createdBy),
  ],
);

/** A record of a bulk operation, with its result. */
export const bulkItems = pgTable(
  'bulk_items',
  {
    operationId: belongsTo('operation_id', () => bulkOperations.id),
    /** From 1, in the order of the work. */
    position: integer('position').notNull(),
    /** No foreign key: the result outlives a record that is deleted for good. */
    recordId: uuid('record_id').notNull(),
    state: text('state', { enum: bulkItemStates }).notNull().default('pending'),
    /** Why it was refused. */
    failure: jsonb('failure').$type<Record<Locale, string> & { field?: string }>(),
    /** The record before and after, as far as the undo needs it; see src/api/bulk/snapshot.ts. */
    snapshot: jsonb('snapshot').$type<Record<string, unknown>>(),
  },
  (t) => [
    primaryKey({ columns: [t.operationId, t.position] }),
    valueCheck(t.state, bulkItemStates),
    index().on(t.operationId, t.state, t.position),
  ],
);
