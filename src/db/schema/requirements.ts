import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  type Annotation,
  type CommentAnchor,
  commentParties,
  referenceKinds,
  requirementItemKinds,
  requirementStates,
  requirementVersionStates,
} from '#contracts/enums/requirements.ts';
import { clientKinds } from '#contracts/enums/shares.ts';
import { locales } from '#contracts/locale.ts';
import { id, instant, localeColumn, ruleCheck, sha256Check, times, valueCheck } from './columns.ts';
import { fileRef, mediaRef } from './media.ts';
import { projectRef } from './projects.ts';
import { scenes } from './scenes.ts';
import { shareLinks } from './shares.ts';
import { staffRef } from './staff.ts';

/** An art or scene production requirement, in versions. */
export const requirementSheets = pgTable(
  'requirement_sheets',
  {
    id: id(),
    /** Number that people use. */
    number: text('number').notNull().unique(),
    /** Its project. */
    projectId: projectRef('project_id'),
    /** What is to be made. */
    title: text('title').notNull(),
    /** Language of the sheet. */
    locale: localeColumn(),
    /** Customer as shown. */
    customerName: text('customer_name').notNull(),
    /** How far it has come. */
    state: text('state', { enum: requirementStates }).notNull().default('draft'),
    /** Who writes it. */
    ownerId: staffRef('owner_id'),
    /** When the personal data were erased. */
    erasedAt: instant('erased_at'),
    ...times(),
  },
  (t) => [
    valueCheck(t.locale, locales),
    valueCheck(t.state, requirementStates),
    index().on(t.state, t.updatedAt),
    index().on(t.projectId),
    index().on(t.ownerId),
  ],
);

/** One version of a requirement; fixed by its hash once issued. */
export const requirementVersions = pgTable(
  'requirement_versions',
  {
    id: id(),
    /** The sheet. */
    sheetId: uuid('sheet_id')
      .notNull()
      .references(() => requirementSheets.id, { onDelete: 'cascade' }),
    /** Counts from 1. */
    version: integer('version').notNull(),
    /** How far it has come. */
    state: text('state', { enum: requirementVersionStates }).notNull().default('draft'),
    /** What the customer wants, in Markdown. */
    brief: text('brief').notNull().default(''),
    /** Look and mood, in Markdown. */
    style: text('style').notNull().default(''),
    /** Colours as hexadecimal values. */
    palette: jsonb('palette').$type<string[]>().notNull().default([]),
    /** What differs from the version before. */
    changeNote: text('change_note').notNull().default(''),
    /** SHA-256 over the version with all its parts; set when issued. */
    contentHash: text('content_hash'),
    /** When the customer could first see it. */
    issuedAt: instant('issued_at'),
    ...times(),
  },
  (t) => [
    valueCheck(t.state, requirementVersionStates),
    ruleCheck(t.version, sql`${t.version} >= 1`),
    sha256Check(t.contentHash),
    check(
      'requirement_versions_issued_check',
      sql`${t.state} = 'draft' or (${t.contentHash} is not null and ${t.issuedAt} is not null)`,
    ),
    unique().on(t.sheetId, t.version),
    unique('requirement_versions_hash_key').on(t.id, t.contentHash),
  ],
);

/** An item of a version; `itemKey` names the same item in every version. */
export const requirementItems = pgTable(
  'requirement_items',
  {
    id: id(),
    /** The version. */
    versionId: uuid('version_id')
      .notNull()
      .references(() => requirementVersions.id, { onDelete: 'cascade' }),
    /** Stays with the item from version to version. */
    itemKey: text('item_key').notNull(),
    /** What it is about. */
    kind: text('kind', { enum: requirementItemKinds }).notNull(),
    /** Title. */
    title: text('title').notNull(),
    /** Text, in Markdown. */
    body: text('body').notNull().default(''),
    /** How its fulfilment is judged. */
    criterion: text('criterion'),
    /** Order, ascending. */
    sort: integer('sort').notNull().default(0),
    ...times(),
  },
  (t) => [
    valueCheck(t.kind, requirementItemKinds),
    unique().on(t.versionId, t.itemKey),
    index().on(t.versionId, t.sort),
  ],
);

/** A picture, video, scene or page that shows what is meant. */
export const requirementReferences = pgTable(
  'requirement_references',
  {
    id: id(),
    /** The version. */
    versionId: uuid('version_id')
      .notNull()
      .references(() => requirementVersions.id, { onDelete: 'cascade' }),
    /** Item it belongs to. */
    itemKey: text('item_key'),
    /** Form. */
    kind: text('kind', { enum: referenceKinds }).notNull(),
    /** The picture or video. */
    fileId: fileRef('file_id'),
    /** A picture of the public library instead. */
    mediaId: mediaRef('media_id'),
    /** The virtual scene. */
    sceneId: uuid('scene_id').references(() => scenes.id, { onDelete: 'restrict' }),
    /** The page. */
    url: text('url'),
    /** What to look at. */
    caption: text('caption').notNull().default(''),
    /** Marks drawn on the picture. */
    annotations: jsonb('annotations').$type<Annotation[]>().notNull().default([]),
    /** Order, ascending. */
    sort: integer('sort').notNull().default(0),
    ...times(),
  },
  (t) => [
    valueCheck(t.kind, referenceKinds),
    check(
      'requirement_references_target_check',
      sql`num_nonnulls(${t.fileId}, ${t.mediaId}, ${t.sceneId}, ${t.url}) = 1`,
    ),
    ruleCheck(t.url, sql`${t.url} ~ '^https?://'`),
    index().on(t.versionId, t.sort),
    index().on(t.fileId),
    index().on(t.mediaId),
    index().on(t.sceneId),
  ],
);

/** A screen or wall that content is made for. */
export const requirementScreens = pgTable(
  'requirement_screens',
  {
    id: id(),
    /** The version. */
    versionId: uuid('version_id')
      .notNull()
      .references(() => requirementVersions.id, { onDelete: 'cascade' }),
    /** Which screen. */
    name: text('name').notNull(),
    /** Width in millimetres. */
    widthMm: integer('width_mm'),
    /** Height in millimetres. */
    heightMm: integer('height_mm'),
    /** Width in pixels. */
    widthPx: integer('width_px').notNull(),
    /** Height in pixels. */
    heightPx: integer('height_px').notNull(),
    /** Frames per second. */
    frameRate: real('frame_rate'),
    /** What it shows. */
    content: text('content').notNull().default(''),
    /** Order, ascending. */
    sort: integer('sort').notNull().default(0),
    ...times(),
  },
  (t) => [
    check(
      'requirement_screens_size_check',
      sql`${t.widthPx} > 0 and ${t.heightPx} > 0 and coalesce(${t.widthMm}, 1) > 0 and coalesce(${t.heightMm}, 1) > 0`,
    ),
    index().on(t.versionId, t.sort),
  ],
);

/** Something that is handed over. */
export const requirementDeliverables = pgTable(
  'requirement_deliverables',
  {
    id: id(),
    /** The version. */
    versionId: uuid('version_id')
      .notNull()
      .references(() => requirementVersions.id, { onDelete: 'cascade' }),
    /** What it is. */
    name: text('name').notNull(),
    /** File format and settings. */
    format: text('format').notNull().default(''),
    /** How many. */
    quantity: integer('quantity').notNull().default(1),
    /** Day it is due. */
    dueOn: date('due_on'),
    /** Order, ascending. */
    sort: integer('sort').notNull().default(0),
    ...times(),
  },
  (t) => [ruleCheck(t.quantity, sql`${t.quantity} >= 1`), index().on(t.versionId, t.sort)],
);

/** A date that the work is planned by. */
export const requirementMilestones = pgTable(
  'requirement_milestones',
  {
    id: id(),
    /** The version. */
    versionId: uuid('version_id')
      .notNull()
      .references(() => requirementVersions.id, { onDelete: 'cascade' }),
    /** What is reached. */
    name: text('name').notNull(),
    /** Planned day. */
    dueOn: date('due_on').notNull(),
    /** Real day. */
    doneOn: date('done_on'),
    /** Order, ascending. */
    sort: integer('sort').notNull().default(0),
    ...times(),
  },
  (t) => [index().on(t.versionId, t.sort)],
);

/** A comment on an item, a reference or the whole sheet. */
export const requirementComments = pgTable(
  'requirement_comments',
  {
    id: id(),
    /** The sheet. */
    sheetId: uuid('sheet_id')
      .notNull()
      .references(() => requirementSheets.id, { onDelete: 'cascade' }),
    /** Version it was written on. */
    versionId: uuid('version_id')
      .notNull()
      .references(() => requirementVersions.id, { onDelete: 'cascade' }),
    /** Item it is about. */
    itemKey: text('item_key'),
    /** Reference it is about. */
    referenceId: uuid('reference_id').references(() => requirementReferences.id, {
      onDelete: 'set null',
    }),
    /** Comment it answers. */
    parentId: uuid('parent_id').references((): AnyPgColumn => requirementComments.id, {
      onDelete: 'cascade',
    }),
    /** Point in a picture, video frame or scene. */
    anchor: jsonb('anchor').$type<CommentAnchor>(),
    /** Customer or provider. */
    party: text('party', { enum: commentParties }).notNull(),
    /** Who wrote it. */
    authorName: text('author_name').notNull(),
    /** The member of staff, if one wrote it. */
    staffId: staffRef('staff_id'),
    /** Link it was left through. */
    linkId: uuid('link_id').references(() => shareLinks.id, { onDelete: 'set null' }),
    /** The comment. */
    body: text('body').notNull(),
    /** Made in the browser, so that a repeated post counts once. */
    clientKey: text('client_key').unique(),
    /** When it was dealt with. */
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
    /** The version. */
    versionId: uuid('version_id').notNull().unique(),
    /** Its hash at that moment; must be the version's. */
    contentHash: text('content_hash').notNull(),
    /** Who approved. */
    name: text('name').notNull(),
    /** Position of that person. */
    title: text('title'),
    /** Link it was approved through. */
    linkId: uuid('link_id').references(() => shareLinks.id, { onDelete: 'set null' }),
    /** Coarse kind of client. */
    client: text('client', { enum: clientKinds }).notNull().default('unknown'),
    /** When it was approved. */
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
