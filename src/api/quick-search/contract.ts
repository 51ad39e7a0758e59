import { z } from 'zod';
import { quickSearchKinds } from '#contracts/enums/quick-search.ts';
import { routesOf } from '#contracts/route.ts';
import { listOf, localizedTextSchema } from '#contracts/schemas.ts';

const { route } = routesOf('search');

export const quickSearch = route('GET /admin/search', {
  summary: 'Finds records of every kind that this person may see',
  query: z.strictObject({ q: z.string().trim().min(1).max(80) }),
  data: listOf({
    kind: z.enum(quickSearchKinds),
    id: z.uuid(),
    /** The record that it is a part of. */
    parentId: z.uuid().optional(),
    title: localizedTextSchema,
    /** What tells it from records with a similar title. */
    detail: z.string(),
  }),
});
