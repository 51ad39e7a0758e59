import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  contentKinds,
  contentParts as parts,
  revisionReasons,
  scheduleActions,
} from '#contracts/enums/content.ts';
import type { Locale } from '#contracts/locale.ts';
import { belongsTo, countCheck, id, instant, valueCheck } from './columns.ts';
import { staffRef, staffUsers } from './staff.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * One row per record of every kind of content, for lists of the back office and as the target of
 * foreign keys. Triggers on the tables of the kinds, on drafts and on schedules write it.
 */
export const contentRecords = pgTable(
  'content_records',
  {
    /** Id of the article, case, document or page. */
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: contentKinds }).notNull(),
    /** Slug or key. */
    name: text('name').notNull(),
    /** Titles, those of drafts first; empty if there is none yet. */
    titleZh: text('title_zh').notNull(),
    titleEn: text('title_en'),
    /** Filters as `name:value`: those of the kind, and the states of the parts. */
    facets: text('facets').array().notNull(),
    /** Terms of name and titles; see content_terms() in src/db/functions. */
    terms: tsvector('terms').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** In the trash since this time. */
    deletedAt: instant('deleted_at'),
    deletedBy: staffRef('deleted_by'),
  },
  (t) => [
    valueCheck(t.kind, contentKinds),
    index('content_records_changed_index')
      .on(t.kind, t.changedAt, t.id)
      .where(sql`${t.deletedAt} is null`),
    index('content_records_newest_index').on(t.changedAt, t.id).where(sql`${t.deletedAt} is null`),
    index('content_records_title_index')
      .on(t.kind, t.titleZh, t.id)
      .where(sql`${t.deletedAt} is null`),
    index('content_records_created_index').on(t.kind, t.id).where(sql`${t.deletedAt} is null`),
    index('content_records_trash_index')
      .on(t.deletedAt, t.id)
      .where(sql`${t.deletedAt} is not null`),
    index().on(t.kind, t.name),
    index('content_records_facets_index').using('gin', t.facets),
    index('content_records_terms_index').using('gin', t.terms),
    index().on(t.deletedBy),
  ],
);

const recordRef = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => contentRecords.id, { onDelete: 'cascade' });

/** A state of a part that is kept for ever. Triggers refuse changes. */
export const contentRevisions = pgTable(
  'content_revisions',
  {
    id: id(),
    recordId: recordRef('record_id'),
    part: text('part', { enum: parts }).notNull(),
    /** From 1, per part. */
    number: integer('number').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    reason: text('reason', { enum: revisionReasons }).notNull(),
    note: text('note').notNull().default(''),
    authorId: staffRef('author_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique().on(t.recordId, t.part, t.number),
    valueCheck(t.part, parts),
    valueCheck(t.reason, revisionReasons),
    countCheck(t.number),
    index().on(t.recordId, t.id),
    index().on(t.authorId),
  ],
);

/** Draft and public revision of a part; there is no row before the first save. */
export const contentParts = pgTable(
  'content_parts',
  {
    recordId: recordRef('record_id'),
    part: text('part', { enum: parts }).notNull(),
    /** Incremented by every save, so that a save that started from an older one is noticed. */
    version: integer('version').notNull(),
    /** Null if there is no draft. */
    draft: jsonb('draft').$type<Record<string, unknown>>(),
    /** The revision that the draft began with. */
    baseRevisionId: uuid('base_revision_id').references(() => contentRevisions.id),
    /** What is public; null if it was never public or was withdrawn. */
    publicRevisionId: uuid('public_revision_id').references(() => contentRevisions.id),
    /** Of a translation: the public revision of the Chinese text that it agrees with. */
    sourceRevisionId: uuid('source_revision_id').references(() => contentRevisions.id),
    editedBy: staffRef('edited_by'),
    editedAt: instant('edited_at'),
  },
  (t) => [
    primaryKey({ columns: [t.recordId, t.part] }),
    valueCheck(t.part, parts),
    countCheck(t.version),
    index().on(t.baseRevisionId),
    index().on(t.publicRevisionId),
    index().on(t.sourceRevisionId),
    index().on(t.editedBy),
    index('content_parts_drafts_index').on(t.editedAt).where(sql`${t.draft} is not null`),
    index('content_parts_own_drafts_index')
      .on(t.editedBy, t.editedAt)
      .where(sql`${t.draft} is not null`),
  ],
);

/** A part that is published or withdrawn at a time. */
export const contentSchedules = pgTable(
  'content_schedules',
  {
    id: id(),
    recordId: recordRef('record_id'),
    part: text('part', { enum: parts }).notNull(),
    action: text('action', { enum: scheduleActions }).notNull(),
    /** What is published; null for a withdrawal. */
    revisionId: uuid('revision_id').references(() => contentRevisions.id),
    at: instant('at').notNull(),
    createdBy: staffRef('created_by'),
    createdAt: instant('created_at').notNull().defaultNow(),
    doneAt: instant('done_at'),
    /** Why it was not carried out. */
    failure: jsonb('failure').$type<Record<Locale, string>>(),
  },
  (t) => [
    valueCheck(t.part, parts),
    valueCheck(t.action, scheduleActions),
    check(
      'content_schedules_revision_check',
      sql`(${t.action} = 'publish') = (${t.revisionId} is not null)`,
    ),
    uniqueIndex('content_schedules_pending_index')
      .on(t.recordId, t.part, t.action)
      .where(sql`${t.doneAt} is null`),
    index('content_schedules_due_index').on(t.at).where(sql`${t.doneAt} is null`),
    index().on(t.recordId),
    index().on(t.revisionId),
    index().on(t.createdBy),
  ],
);

/** A record that a part refers to, in what is public or in its draft. Only triggers write it. */
export const contentReferences = pgTable(
  'content_references',
  {
    recordId: recordRef('record_id'),
    part: text('part', { enum: parts }).notNull(),
    isPublic: boolean('is_public').notNull(),
    targetId: recordRef('target_id'),
  },
  (t) => [
    primaryKey({ columns: [t.recordId, t.part, t.isPublic, t.targetId] }),
    valueCheck(t.part, parts),
    index().on(t.targetId),
  ],
);

/** A person who has a record open, until a minute after the last sign of it. */
export const contentPresence = pgTable(
  'content_presence',
  {
    recordId: recordRef('record_id'),
    staffId: belongsTo('staff_id', () => staffUsers.id),
    part: text('part', { enum: parts }),
    since: instant('since').notNull().defaultNow(),
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.recordId, t.staffId] }),
    valueCheck(t.part, parts),
    index().on(t.staffId),
    index().on(t.seenAt),
  ],
);
