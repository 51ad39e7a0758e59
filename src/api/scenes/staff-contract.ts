import { z } from 'zod';
import { routesOf } from '#contracts/route.ts';
import { daySchema, listOf, localizedTextSchema } from '#contracts/schemas.ts';

const { route } = routesOf('scenes');

/** Days of which staff see the openings, today included. */
export const SCENE_DAYS = 30;

/** Scenes of one page of a list. */
const someIds = z.union([z.uuid(), z.array(z.uuid()).max(50)]).transform((given) => [given].flat());

export const listSceneOpenings = route('GET /admin/scene-openings', {
  summary: `How often scenes were opened by their links in the last ${SCENE_DAYS} days`,
  query: z.strictObject({ id: someIds }),
  data: listOf({ id: z.uuid(), openings: z.int() }),
});

/** A camera or light of the scene as it is now. */
const seen = z.object({ key: z.string(), label: localizedTextSchema, views: z.int() });

export const readSceneViews = route('GET /admin/scenes/:id/views', {
  summary: `What was opened of a scene in the last ${SCENE_DAYS} days`,
  description: 'Counts only: bots are left out, and nothing of the visitors is kept with them.',
  data: z.object({
    /** Openings by links, the oldest day first; days are those of Beijing. */
    days: z.array(z.object({ day: daySchema, openings: z.int() })),
    cameras: z.array(seen),
    lights: z.array(seen),
  }),
});
