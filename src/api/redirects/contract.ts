import { z } from 'zod';
import { deleteRoute } from '#api/records/contract.ts';
import { redirectStatuses } from '#contracts/enums/site.ts';
import { redirectFields } from '#contracts/fields/redirects.ts';
import { redirectRecord } from '#contracts/records/redirects.ts';
import { routesOf } from '#contracts/route.ts';
import { instantSchema, keysetOf } from '#contracts/schemas.ts';

const { route } = routesOf('redirects');

/** Filters of the list and its page. */
export const redirectQuery = z.strictObject({
  q: z.string().trim().max(200).optional(),
  use: z.enum(['used', 'unused']).optional(),
  state: z.enum(['on', 'off']).optional(),
  after: z.uuid().optional(),
});

export const listRedirects = route('GET /admin/redirects', {
  summary: 'Lists redirects, the newest first',
  description: 'With use=used, those used most often come first.',
  query: redirectQuery,
  data: keysetOf({
    id: z.uuid(),
    fromPath: z.string(),
    target: z.string(),
    status: z.literal(redirectStatuses),
    note: z.string(),
    active: z.boolean(),
    version: z.int(),
    hits: z.int(),
    lastHitAt: instantSchema.nullable(),
    updatedAt: instantSchema,
  }),
});

/** The redirect as it was stored; its target is the end of a chain. */
const stored = z.object({ id: z.uuid(), fromPath: z.string(), target: z.string() });
const rules =
  'A target that is redirected itself is replaced by its end, and older redirects to this path get the new target. Refused: loops, paths of pages that exist, targets that do not exist, addresses that are not https.';

export const createRedirect = route('POST /admin/redirects', {
  summary: 'Adds a redirect',
  description: rules,
  body: z.strictObject(redirectFields),
  data: stored,
});

export const updateRedirect = route('PATCH /admin/redirects/:id', {
  summary: 'Changes a redirect',
  description: `${rules} Answers CONFLICT if version is not the current one.`,
  body: z.strictObject({ ...redirectFields, version: z.int().min(1) }),
  data: stored,
});

export const deleteRedirect = deleteRoute(redirectRecord);
