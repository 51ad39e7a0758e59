import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { SceneCamera, Vector3 } from '#contracts/enums/scenes.ts';
import { id, instant, ruleCheck, times } from './columns.ts';
import { scenes } from './scenes.ts';
import { shareLinks } from './shares.ts';
import { staffRef } from './staff.ts';

/** A comment at a point of a scene, by a customer with its link or by staff. */
export const scenePins = pgTable(
  'scene_pins',
  {
    id: id(),
    sceneId: uuid('scene_id')
      .notNull()
      .references(() => scenes.id, { onDelete: 'cascade' }),
    linkId: uuid('link_id').references(() => shareLinks.id, { onDelete: 'set null' }),
    /** Point in the scene, in metres. */
    position: jsonb('position').$type<Vector3>().notNull(),
    camera: jsonb('camera').$type<SceneCamera>(),
    authorName: text('author_name').notNull(),
    staffId: staffRef('staff_id'),
    body: text('body').notNull(),
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
