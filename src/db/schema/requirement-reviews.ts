import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  foreignKey,
  index,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { type CommentAnchor, commentParties } from '#contracts/enums/requirements.ts';
import { clientKinds } from '#contracts/enums/shares.ts';
import { id, instant, ruleCheck, times, valueCheck } from './columns.ts';
import { requirementReferences, requirementSheets, requirementVersions } from './requirements.ts';
import { shareLinks } from './shares.ts';
import { staffRef } from './staff.ts';

/** A comment on an item, a reference or the whole sheet. */
export const requirementComments = pgTable(
  'requirement_comments',
  {
    id: id(),
    sheetId: uuid('sheet_id')
      .notNull()
      .references(() => requirementSheets.id, { onDelete: 'cascade' }),
    versionId: uuid('version_id')
      .notNull()
      .references(() => requirementVersions.id, { onDelete: 'cascade' }),
    itemKey: text('item_key'),
    referenceId: uuid('reference_id').references(() => requirementReferences.id, {
      onDelete: 'set null',
    }),
    parentId: uuid('parent_id').references((): AnyPgColumn => requirementComments.id, {
      onDelete: 'cascade',
    }),
    /** Point in a picture, video or scene. */
    anchor: jsonb('anchor').$type<CommentAnchor>(),
    party: text('party', { enum: commentParties }).notNull(),
    authorName: text('author_name').notNull(),
    staffId: staffRef('staff_id'),
    linkId: uuid('link_id').references(() => shareLinks.id, { onDelete: 'set null' }),
    body: text('body').notNull(),
    /** Generated in the browser, so that a repeated post counts once. */
    clientKey: text('client_key').unique(),
    resolvedAt: instant('resolved_at'),
    ...times(),
  },
  (t) => [
    valueCheck(t.party, commentParties),
    ruleCheck(t.body, sql`length(${t.body}) between 1 and 4000`),
    index().on(t.sheetId, t.createdAt),
    index().on(t.versionId),
    index().on(t.referenceId),
    index().on(t.parentId),
    index().on(t.staffId),
    index().on(t.linkId),
  ],
);

/** The customer's approval of exactly one version. */
export const requirementApprovals = pgTable(
  'requirement_approvals',
  {
    id: id(),
    versionId: uuid('version_id').notNull().unique(),
    /** Content hash of the approved version. */
    contentHash: text('content_hash').notNull(),
    name: text('name').notNull(),
    title: text('title'),
    linkId: uuid('link_id').references(() => shareLinks.id, { onDelete: 'set null' }),
    /** Kind of browser, such as phone or WeChat; nothing that identifies a person. */
    client: text('client', { enum: clientKinds }).notNull().default('unknown'),
    approvedAt: instant('approved_at').notNull().defaultNow(),
    ...times(),
  },
  (t) => [
    valueCheck(t.client, clientKinds),
    foreignKey({
      name: 'requirement_approvals_version_fk',
      columns: [t.versionId, t.contentHash],
      foreignColumns: [requirementVersions.id, requirementVersions.contentHash],
    }).onDelete('restrict'),
    index().on(t.linkId),
  ],
);
