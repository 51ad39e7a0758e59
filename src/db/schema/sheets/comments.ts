import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { type CommentAnchor, MAX_COMMENT_LENGTH } from '#contracts/sheets/comments.ts';
import { sheetParties } from '#contracts/sheets/kinds.ts';
import { id, instant, ruleCheck, times, valueCheck } from '../columns.ts';
import { scenes } from '../scenes.ts';
import { shareLinks } from '../shares.ts';
import { staffRef } from '../staff.ts';
import { sheets } from './sheets.ts';

/** A comment on a sheet or scene or a part of it, or the answer to one. */
export const sheetComments = pgTable(
  'sheet_comments',
  {
    id: id(),
    sheetId: uuid('sheet_id').references(() => sheets.id, { onDelete: 'cascade' }),
    sceneId: uuid('scene_id').references(() => scenes.id, { onDelete: 'cascade' }),
    /** Revision that its author saw; 1 on scenes. */
    revision: integer('revision').notNull(),
    anchor: jsonb('anchor').$type<CommentAnchor>().notNull(),
    /** The comment that it answers; answers have none. */
    parentId: uuid('parent_id'),
    party: text('party', { enum: sheetParties }).notNull(),
    authorName: text('author_name').notNull(),
    staffId: staffRef('staff_id'),
    linkId: uuid('link_id').references(() => shareLinks.id, { onDelete: 'set null' }),
    body: text('body').notNull(),
    /** Made on the author's device, so that a comment sent twice counts once. */
    clientKey: text('client_key'),
    resolvedAt: instant('resolved_at'),
    resolvedBy: staffRef('resolved_by'),
    ...times(),
  },
  (t) => [
    check('sheet_comments_target_check', sql`num_nonnulls(${t.sheetId}, ${t.sceneId}) = 1`),
    valueCheck(t.party, sheetParties),
    ruleCheck(t.authorName, sql`length(${t.authorName}) between 1 and 200`),
    ruleCheck(t.body, sql`length(${t.body}) between 1 and ${sql.raw(String(MAX_COMMENT_LENGTH))}`),
    unique('sheet_comments_sheet_key').on(t.sheetId, t.id),
    unique().on(t.sheetId, t.clientKey),
    foreignKey({
      name: 'sheet_comments_parent_fk',
      columns: [t.sheetId, t.parentId],
      foreignColumns: [t.sheetId, t.id],
    }).onDelete('cascade'),
    index().on(t.sheetId, t.parentId),
    index().on(t.sceneId),
    index().on(t.staffId),
    index().on(t.linkId),
    index().on(t.resolvedBy),
  ],
);
