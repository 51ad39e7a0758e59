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
} from '#contracts/enums/scenes.ts';
import { id, slugCheck, times, valueCheck } from './columns.ts';
import { mediaRef } from './media.ts';
import { productRef } from './products.ts';
import { projectRef } from './projects.ts';
import { solutionRef } from './solutions.ts';

/** A virtual scene for a live room. */
export const scenes = pgTable(
  'scenes',
  {
    id: id(),
    /** Name in URLs and of its files. */
    slug: text('slug').notNull().unique(),
    nameZh: text('name_zh').notNull(),
    nameEn: text('name_en'),
    summaryZh: text('summary_zh').notNull().default(''),
    summaryEn: text('summary_en'),
    status: text('status', { enum: sceneStatuses }).notNull().default('draft'),
    /** Preferred presentation; browsers that cannot show it get a simpler one. */
    presentation: text('presentation', { enum: scenePresentations }).notNull().default('model'),
    /** Kind of live room that it was made for. */
    solutionKey: solutionRef('solution_key'),
    /** Shown while the scene loads, and if the browser can show nothing else. */
    posterId: mediaRef('poster_id'),
    /** GLB with meshopt and KTX2. */
    modelId: mediaRef('model_id'),
    panoramaId: mediaRef('panorama_id'),
    /** Plain MP4. */
    videoId: mediaRef('video_id'),
    /** In bytes; devices with little memory get a simpler presentation. */
    textureBytes: bigint('texture_bytes', { mode: 'number' }),
    triangles: integer('triangles'),
    /** The first camera is the start. */
    cameras: jsonb('cameras').$type<SceneCamera[]>().notNull().default([]),
    /** Variants of light, time of day and screen content. */
    variants: jsonb('variants').$type<SceneVariant[]>().notNull().default([]),
    hotspots: jsonb('hotspots').$type<SceneHotspot[]>().notNull().default([]),
    specs: jsonb('specs').$type<SceneSpec[]>().notNull().default([]),
    listed: boolean('listed').notNull().default(false),
    /** Project it was made for; null for the library. */
    projectId: projectRef('project_id'),
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
    sceneId: uuid('scene_id')
      .notNull()
      .references(() => scenes.id, { onDelete: 'cascade' }),
    productKey: productRef('product_key').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sceneId, t.productKey] }), index().on(t.productKey)],
);
