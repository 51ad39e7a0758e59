import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type {
  SceneCamera,
  SceneHotspot,
  ScenePoint,
  SceneSpec,
  SceneVariant,
} from '#contracts/content/scene.ts';
import { sceneViewParts } from '#contracts/enums/scenes.ts';
import {
  belongsTo,
  countCheck,
  id,
  slugCheck,
  times,
  translationChecks,
  translationState,
  valueCheck,
} from './columns.ts';
import { mediaRef } from './media.ts';
import { productRef } from './products.ts';
import { projectRef } from './projects.ts';
import { solutionRef } from './solutions.ts';

/** A virtual scene for a live room. It can be opened once its Chinese text is published. */
export const scenes = pgTable(
  'scenes',
  {
    id: id(),
    /** Name in URLs and of its files. */
    slug: text('slug').notNull().unique(),
    /** Kind of live room that it was made for. */
    solutionKey: solutionRef('solution_key'),
    /** The picture at the top of its page, and all that a browser without WebGL shows. */
    posterId: mediaRef('poster_id'),
    /** What one can walk around in; null if there is none. */
    modelId: mediaRef('model_id'),
    /** A film of a turn through the view, for browsers that cannot draw it. */
    turnId: mediaRef('turn_id'),
    /** Where the panoramas were taken from. */
    viewpoint: jsonb('viewpoint').$type<ScenePoint>().notNull().default({ x: 0, y: 1.6, z: 3 }),
    /** Degrees from the left to the right edge of the panoramas; they are half as high. */
    panoramaWidth: integer('panorama_width').notNull().default(360),
    /** The first camera is the start. */
    cameras: jsonb('cameras').$type<SceneCamera[]>().notNull().default([]),
    /** Variants of light, time of day and screen content. */
    variants: jsonb('variants').$type<SceneVariant[]>().notNull().default([]),
    hotspots: jsonb('hotspots').$type<SceneHotspot[]>().notNull().default([]),
    /** Anybody may see it, although it was made for a project. */
    listed: boolean('listed').notNull().default(false),
    /** Project it was made for; null for the library. */
    projectId: projectRef('project_id'),
    sort: integer('sort').notNull().default(0),
    ...times(),
  },
  (t) => [
    slugCheck(t.slug),
    index().on(t.listed, t.sort),
    index().on(t.solutionKey),
    index().on(t.posterId),
    index().on(t.modelId),
    index().on(t.turnId),
    index().on(t.projectId),
  ],
);

/** A virtual scene in one language. */
export const sceneTranslations = pgTable(
  'scene_translations',
  {
    sceneId: belongsTo('scene_id', () => scenes.id),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    /** Of the production scene, not of what a browser shows. */
    specs: jsonb('specs').$type<SceneSpec[]>().notNull().default([]),
    ...translationState(),
    ...times(),
  },
  (t) => [primaryKey({ columns: [t.sceneId, t.locale] }), ...translationChecks(t)],
);

/** Products that a scene suits. */
export const sceneProducts = pgTable(
  'scene_products',
  {
    sceneId: belongsTo('scene_id', () => scenes.id),
    productKey: productRef('product_key').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sceneId, t.productKey] }), index().on(t.productKey)],
);

/** How often a camera or a light of a scene was opened on a day; nothing of the visitors. */
export const sceneViews = pgTable(
  'scene_views',
  {
    sceneId: belongsTo('scene_id', () => scenes.id),
    /** Day in the site's time zone. */
    day: date('day').notNull(),
    part: text('part', { enum: sceneViewParts }).notNull(),
    /** Key of the camera or of the light. */
    key: text('key').notNull(),
    views: integer('views').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.sceneId, t.day, t.part, t.key] }),
    valueCheck(t.part, sceneViewParts),
    countCheck(t.views),
    index().on(t.day),
  ],
);
