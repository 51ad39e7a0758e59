import { z } from 'zod';
import { expiringRecords, retainedRecords } from '#contracts/enums/privacy.ts';
import { routesOf } from '#contracts/route.ts';
import { instantSchema, listOf } from '#contracts/schemas.ts';

const { route } = routesOf('privacy-requests');

export const readRetention = route('GET /admin/retention', {
  summary: 'How long each kind of record keeps personal data, and what the nightly job has removed',
  description: 'Periods are those of the privacy notice; they change with it and not here.',
  query: z.strictObject({}),
  data: listOf({
    record: z.enum([...retainedRecords, ...expiringRecords]),
    /** Days after which it is erased; null for rows that end by themselves. */
    keepDays: z.int().nullable(),
    basis: z.object({ zh: z.string(), en: z.string() }).nullable(),
    lastRanAt: instantSchema.nullable(),
    /** Rows removed in the last run, and in the last 30 days. */
    lastRemoved: z.int(),
    removedInMonth: z.int(),
  }),
});
