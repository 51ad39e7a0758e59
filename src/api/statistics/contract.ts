import { z } from 'zod';
import { clientKinds } from '#contracts/enums/shares.ts';
import { statisticsPeriods } from '#contracts/enums/visits.ts';
import { locales } from '#contracts/locale.ts';
import { routesOf } from '#contracts/route.ts';
import { daySchema, instantSchema, localizedTextSchema } from '#contracts/schemas.ts';

const { route } = routesOf('statistics');

/** Numbers of a day, or of several days together. */
const figures = {
  /** Views of pages. */
  views: z.int(),
  /** Different visitors of each day, added up. */
  visitors: z.int(),
  downloads: z.int(),
  bookings: z.int(),
};

export const readStatistics = route('GET /admin/statistics', {
  summary: 'Visits, downloads and bookings of the last days, today included',
  description:
    'Counted without cookies: bots and prefetches are left out, and a visitor counts once a day. Days are those of Beijing.',
  query: z.strictObject({ days: z.enum(statisticsPeriods).default('30') }),
  data: z.object({
    /** Every day of the period, the oldest first. */
    days: z.array(z.object({ day: daySchema, ...figures })),
    total: z.object(figures),
    /** The same number of days before the period. */
    before: z.object(figures),
    /** The pages with the most views; `title` is null for one without a record. */
    pages: z.array(
      z.object({
        path: z.string(),
        title: localizedTextSchema.nullable(),
        views: z.int(),
        visitors: z.int(),
      }),
    ),
    /** Hosts that linked here; the empty one stands for visits without a link. */
    referrers: z.array(z.object({ host: z.string(), visitors: z.int() })),
    clients: z.array(z.object({ client: z.enum(clientKinds), visitors: z.int() })),
    /** Searches without results that editors have not handled, the most frequent first. */
    searches: z.array(
      z.object({
        query: z.string(),
        locale: z.enum(locales),
        count: z.int(),
        lastAskedAt: instantSchema,
      }),
    ),
  }),
});
