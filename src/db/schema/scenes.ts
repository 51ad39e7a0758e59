import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  type SceneCamera,
  type SceneHotspot,
  type SceneSpec,
  type SceneVariant,
  scenePresentations,
  sceneStatuses,
  type Vector3,
} from '#contracts/enums/scenes.ts';
import { id, instant, ruleCheck, slugCheck, times, valueCheck } from './columns.ts';
import { mediaRef } from './media.ts';
import { productRef } from './products.ts';
import { projectRef } from './projects.ts';
import { shareLinks } from './shares.ts';
import { solutionRef } from './solutions.ts';
import { staffRef } from './staff.ts';

/** A virtual scene that a live room can be turned into. */
export const scenes = pgTable(
  'scenes',
  {
    id: id(),
    /** Name in galleries and files. */
    slug: text('slug').notNull().unique(),
    /** Chinese name. */
    nameZh: text('name_zh').notNull(),
    /** English name. */
    nameEn: text('name_en'),
    /** Chinese description. */
    summaryZh: text('summary_zh').notNull().default(''),
    /** English description. */
    summaryEn: text('summary_en'),
    /** Draft, ready or retired. */
    status: text('status', { enum: sceneStatuses }).notNull().default('draft'),
    /** How it is shown when all works. */
    presentation: text('presentation', { enum: scenePresentations }).notNull().default('model'),
    /** Usage it was made for. */
    solutionKey: solutionRef('solution_key'),
    /** Picture shown first and where nothing else works. */
    posterId: mediaRef('poster_id'),
    /** GLB with meshopt and KTX2. */
    modelId: mediaRef('model_id'),
    /** Equirectangular picture. */
    panoramaId: mediaRef('panorama_id'),
    /** Plain MP4. */
    videoId: mediaRef('video_id'),
    /** Texture memory in bytes, for the decision to downgrade. */
    textureBytes: bigint('texture_bytes', { mode: 'number' }),
    /** Triangles of the model. */
    triangles: integer('triangles'),
    /** Saved cameras, the first is the start. */
    cameras: jsonb('cameras').$type<SceneCamera[]>().notNull().default([]),
    /** Light, time of day and screen content. */
    variants: jsonb('variants').$type<SceneVariant[]>().notNull().default([]),
    /** Points of interest. */
    hotspots: jsonb('hotspots').$type<SceneHotspot[]>().notNull().default([]),
    /** Lines of the specification table. */
    specs: jsonb('specs').$type<SceneSpec[]>().notNull().default([]),
    /** Whether galleries show it. */
    listed: boolean('listed').notNull().default(false),
    /** Project it was made for; null for the library. */
    projectId: projectRef('project_id'),
    /** Order in galleries, ascending. */
    sort: integer('sort').notNull().default(0),
    ...times(),
  },
  (t) => [
    slugCheck(t.slug),
    valueCheck(t.status, sceneStatuses),
    valueCheck(t.presentation, scenePresentations),
    check('scenes_ready_check', sql`${t.status} <> 'ready' or ${t.posterId} is not null`),
    index().on(t.listed, t.sort),
    index().on(t.solutionKey),
    index().on(t.posterId),
    index().on(t.modelId),
    index().on(t.panoramaId),
    index().on(t.videoId),
    index().on(t.projectId),
  ],
);

/** Products that a scene suits. */
export const sceneProducts = pgTable(
  'scene_products',
  {
    /** The scene. */
    sceneId: uuid('scene_id')
      .notNull()
      .references(() => scenes.id, { onDelete: 'cascade' }),
    /** The product. */
    productKey: productRef('product_key').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sceneId, t.productKey] }), index().on(t.productKey)],
);

/** A comment pinned into a scene by the holder of its link or by staff. */
export const scenePins = pgTable(
  'scene_pins',
  {
    id: id(),
    /** The scene. */
    sceneId: uuid('scene_id')
      .notNull()
      .references(() => scenes.id, { onDelete: 'cascade' }),
    /** Link it was left through. */
    linkId: uuid('link_id').references(() => shareLinks.id, { onDelete: 'set null' }),
    /** Point in the scene, in metres. */
    position: jsonb('position').$type<Vector3>().notNull(),
    /** Camera it was seen from. */
    camera: jsonb('camera').$type<SceneCamera>(),
    /** Who wrote it. */
    authorName: text('author_name').notNull(),
    /** The member of staff, if one wrote it. */
    staffId: staffRef('staff_id'),
    /** The comment. */
    body: text('body').notNull(),
    /** When it was dealt with. */
    resolvedAt: instant('resolved_at'),
    ...times(),
  },
  (t) => [
    ruleCheck(t.body, sql`length(${t.body}) between 1 and 4000`),
    index().on(t.sceneId, t.createdAt),
    index().on(t.linkId),
    index().on(t.staffId),
  ],
);
