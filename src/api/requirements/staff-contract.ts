import { z } from 'zod';
import { pictureSchema } from '#contracts/picture.ts';
import { defineRoute } from '#contracts/route.ts';
import { daySchema, localizedTextSchema } from '#contracts/schemas.ts';
import { approval, change } from './contract-parts.ts';

const sceneChoice = z.object({
  id: z.uuid(),
  name: localizedTextSchema,
  picture: pictureSchema.nullable(),
});

/** The virtual scenes that a requirement can refer to. */
export const listSceneChoices = defineRoute({
  method: 'GET',
  path: '/admin/scene-choices',
  group: 'sheets',
  summary: 'The virtual scenes that a requirement can refer to',
  data: z.object({ items: z.array(sceneChoice) }),
});

const params = z.strictObject({ id: z.uuid() });

/** The newest issued version, and how what is written now differs from it. */
export const readDraftChanges = defineRoute({
  method: 'GET',
  path: '/admin/requirements/:id/changes',
  group: 'sheets',
  summary: 'What the next version of a requirement changes',
  params,
  data: z.object({
    /** Null before the first version is issued. */
    newest: z.object({ version: z.int(), approval: approval.nullable() }).nullable(),
    changes: z.array(change),
    /** Days on which milestones were done, by their keys. */
    doneMilestones: z.record(z.string(), daySchema),
  }),
});

/** Customers see it at once: it is no content of a version. */
export const markMilestone = defineRoute({
  method: 'PUT',
  path: '/admin/requirements/:id/milestones/:key',
  group: 'sheets',
  summary: 'Says on which day a milestone was done, or that it is not done',
  params: params.extend({ key: z.string().max(40) }),
  body: z.strictObject({ doneOn: daySchema.nullable() }),
  data: z.object({}),
});
