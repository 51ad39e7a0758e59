import { z } from 'zod';
import { routesOf } from '#contracts/route.ts';
import { cursorSchema, instantSchema, keysetOf, localizedTextSchema } from '#contracts/schemas.ts';
import { trashKinds } from '#contracts/trash.ts';

const { route } = routesOf('trash');

export const listTrash = route('GET /admin/trash', {
  summary: 'Lists the trash, the newest first',
  description: 'Files of the media library are not in it; their list has a trash of its own.',
  query: z.strictObject({
    kind: z.enum(trashKinds).optional(),
    after: cursorSchema.optional(),
  }),
  data: keysetOf({
    id: z.uuid(),
    kind: z.enum(trashKinds),
    name: z.string(),
    /** Empty for plain records, which have a name alone. */
    title: localizedTextSchema,
    deletedAt: instantSchema,
    deletedBy: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    /** Deleted for good at this time. */
    expiresAt: instantSchema,
  }),
});

export const recoverTrashed = route('POST /admin/trash/:id/recovery', {
  summary: 'Puts a plain record, such as a fact or a redirect, back as it was',
  description:
    'Answers CONFLICT with the reason if another record has taken its place, or if it would break a rule by now. Content is recovered by /admin/records/:id/recovery.',
});
