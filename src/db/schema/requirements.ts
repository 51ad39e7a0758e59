import { sql } from 'drizzle-orm';
import {
  check,
  date,
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
  referenceKinds,
  requirementItemKinds,
  requirementStates,
  requirementVersionStates,
} from '#contracts/enums/requirements.ts';
import { id, instant, ruleCheck, sha256Check, times, valueCheck } from './columns.ts';
import { mediaRef } from './media.ts';
import { fileRef } from './private-files.ts';
import { scenes } from './scenes.ts';
import { sheetHead } from './sheets/sheets.ts';

/** An art or scene production requirement, in versions. */
export const requirementSheets = pgTable(
  'requirement_sheets',
  {
    id: sheetHead(),
    state: text('state', { enum: requirementStates }).notNull().default('draft'),
    ...times(),
  },
  (t) => [valueCheck(t.state, requirementStates), index().on(t.state, t.updatedAt)],
);

/** A version of a requirement; triggers refuse changes once it is issued. */
export const requirementVersions = pgTable(
  'requirement_versions',
  {
    id: id(),
    sheetId: uuid('sheet_id')
      .notNull()
      .references(() => requirementSheets.id, { onDelete: 'cascade' }),
    /** Counts from 1. */
    version: integer('version').notNull(),
    state: text('state', { enum: requirementVersionStates }).notNull().default('draft'),
    /** The customer's request, in Markdown. */
    brief: text('brief').notNull().default(''),
    /** Look and mood, in Markdown. */
    style: text('style').notNull().default(''),
    /** Colours as hexadecimal values. */
    palette: jsonb('palette').$type<string[]>().notNull().default([]),
    changeNote: text('change_note').notNull().default(''),
    /** SHA-256 over the version and all its parts; set when issued. */
    contentHash: text('content_hash'),
    /** Time when the customer could first see it. */
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

/** An item of a version. */
export const requirementItems = pgTable(
  'requirement_items',
  {
    id: id(),
    versionId: uuid('version_id')
      .notNull()
      .references(() => requirementVersions.id, { onDelete: 'cascade' }),
    /** The same for an item in every version. */
    itemKey: text('item_key').notNull(),
    kind: text('kind', { enum: requirementItemKinds }).notNull(),
    title: text('title').notNull(),
    /** In Markdown. */
    body: text('body').notNull().default(''),
    /** How to check the item. */
    criterion: text('criterion'),
    sort: integer('sort').notNull().default(0),
    ...times(),
  },
  (t) => [
    valueCheck(t.kind, requirementItemKinds),
    unique().on(t.versionId, t.itemKey),
    index().on(t.versionId, t.sort),
  ],
);

/** A picture, video, scene or page that illustrates an item. */
export const requirementReferences = pgTable(
  'requirement_references',
  {
    id: id(),
    versionId: uuid('version_id')
      .notNull()
      .references(() => requirementVersions.id, { onDelete: 'cascade' }),
    itemKey: text('item_key'),
    /** Kind of the reference, which has one of the next four columns set. */
    kind: text('kind', { enum: referenceKinds }).notNull(),
    fileId: fileRef('file_id'),
    /** A picture of the public library, instead of a private file. */
    mediaId: mediaRef('media_id'),
    sceneId: uuid('scene_id').references(() => scenes.id, { onDelete: 'restrict' }),
    url: text('url'),
    caption: text('caption').notNull().default(''),
    /** Shapes drawn on the picture. */
    annotations: jsonb('annotations').$type<Annotation[]>().notNull().default([]),
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
    versionId: uuid('version_id')
      .notNull()
      .references(() => requirementVersions.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    widthMm: integer('width_mm'),
    heightMm: integer('height_mm'),
    widthPx: integer('width_px').notNull(),
    heightPx: integer('height_px').notNull(),
    /** Frames per second. */
    frameRate: real('frame_rate'),
    content: text('content').notNull().default(''),
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

/** Something that the provider delivers. */
export const requirementDeliverables = pgTable(
  'requirement_deliverables',
  {
    id: id(),
    versionId: uuid('version_id')
      .notNull()
      .references(() => requirementVersions.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    format: text('format').notNull().default(''),
    quantity: integer('quantity').notNull().default(1),
    dueOn: date('due_on'),
    sort: integer('sort').notNull().default(0),
    ...times(),
  },
  (t) => [ruleCheck(t.quantity, sql`${t.quantity} >= 1`), index().on(t.versionId, t.sort)],
);

/** A date of the plan. */
export const requirementMilestones = pgTable(
  'requirement_milestones',
  {
    id: id(),
    versionId: uuid('version_id')
      .notNull()
      .references(() => requirementVersions.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    dueOn: date('due_on').notNull(),
    doneOn: date('done_on'),
    sort: integer('sort').notNull().default(0),
    ...times(),
  },
  (t) => [index().on(t.versionId, t.sort)],
);
