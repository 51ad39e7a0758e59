import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { instant, ruleCheck, sha256Check } from '../columns.ts';
import { staffRef } from '../staff.ts';
import { sheetRef } from './sheets.ts';

/** The content of a sheet as it was sent or issued. A trigger refuses every change. */
export const sheetRevisions = pgTable(
  'sheet_revisions',
  {
    sheetId: sheetRef(),
    /** Revision of the sheet when it was written. */
    revision: integer('revision').notNull(),
    /** The body with its facts resolved, in the form of the kind's schema. */
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    /** SHA-256 over what the kind counts as content. */
    contentHash: text('content_hash').notNull(),
    /** What changed, for readers. */
    note: text('note').notNull().default(''),
    authorId: staffRef('author_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.sheetId, t.revision] }),
    unique('sheet_revisions_hash_key').on(t.sheetId, t.revision, t.contentHash),
    ruleCheck(t.revision, sql`${t.revision} >= 1`),
    sha256Check(t.contentHash),
    index().on(t.authorId),
  ],
);
