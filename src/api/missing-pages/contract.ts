import { z } from 'zod';
import { handlingStatuses } from '#contracts/enums/visits.ts';
import { routesOf } from '#contracts/route.ts';
import { instantSchema, keysetOf } from '#contracts/schemas.ts';

const { route } = routesOf('redirects');
const pathSchema = z.string().min(1).max(512);

/** Filters of the list. */
export const missingPageQuery = z.strictObject({
  q: z.string().trim().max(200).optional(),
  status: z.enum(handlingStatuses).optional(),
  after: pathSchema.optional(),
});

export const listMissingPages = route('GET /admin/missing-pages', {
  summary: 'Lists addresses that visitors asked for in vain, the most frequent first',
  query: missingPageQuery,
  data: keysetOf({
    path: z.string(),
    count: z.int(),
    /** Path of the page of this site that links to it; null if none is known. */
    lastReferrer: z.string().nullable(),
    status: z.enum(handlingStatuses),
    firstSeenAt: instantSchema,
    lastSeenAt: instantSchema,
  }),
});

export const suggestTarget = route('GET /admin/missing-pages/suggestion', {
  summary: 'The existing page whose path is the most similar to a missing one',
  query: z.strictObject({ path: pathSchema }),
  data: z.object({ target: z.string().nullable() }),
});

export const handleMissingPage = route('PUT /admin/missing-pages/status', {
  summary: 'Ignores a missing address, or puts it back on the list',
  body: z.strictObject({ path: pathSchema, status: z.enum(['open', 'ignored']) }),
});
