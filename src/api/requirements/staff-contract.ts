import { z } from 'zod';
import { pictureSchema } from '#contracts/picture.ts';
import { routesOf } from '#contracts/route.ts';
import { daySchema, listOf, localizedTextSchema } from '#contracts/schemas.ts';
import { approval, change } from './contract-parts.ts';

const { route } = routesOf('sheets');

const sceneChoice = z.object({
  id: z.uuid(),
  name: localizedTextSchema,
  picture: pictureSchema.nullable(),
});

/** The virtual scenes that a requirement can refer to. */
export const listSceneChoices = route('GET /admin/scene-choices', {
  summary: 'The virtual scenes that a requirement can refer to',
  data: listOf(sceneChoice),
});

/** The newest issued version, and how what is written now differs from it. */
export const readDraftChanges = route('GET /admin/requirements/:id/changes', {
  summary: 'What the next version of a requirement changes',
  data: z.object({
    /** Null before the first version is issued. */
    newest: z.object({ version: z.int(), approval: approval.nullable() }).nullable(),
    changes: z.array(change),
    /** Days on which milestones were done, by their keys. */
    doneMilestones: z.record(z.string(), daySchema),
  }),
});

/** Customers see it at once: it is no content of a version. */
export const markMilestone = route('PUT /admin/requirements/:id/milestones/:key', {
  summary: 'Says on which day a milestone was done, or that it is not done',
  params: z.strictObject({ id: z.uuid(), key: z.string().max(40) }),
  body: z.strictObject({ doneOn: daySchema.nullable() }),
});
