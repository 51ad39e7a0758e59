import { z } from 'zod';
import { statisticsPeriods } from '#contracts/enums/visits.ts';
import { routesOf } from '#contracts/route.ts';

const { route } = routesOf('bookings');

/** Bookings with the same source or product. */
const share = z.object({
  /** Empty where nothing is known. */
  name: z.string(),
  bookings: z.int(),
  answered: z.int(),
});

export const readBookingFigures = route('GET /admin/booking-figures', {
  summary: 'Bookings of the last days: time to the first answer, and where they come from',
  description:
    'Without spam and those that nobody has checked. Sales get the figures of their own bookings.',
  query: z.strictObject({ days: z.enum(statisticsPeriods).default('30') }),
  data: z.object({
    /** The figures are of the bookings of the person who asks only. */
    isOwn: z.boolean(),
    total: z.int(),
    answered: z.int(),
    /** Hours from a booking to its first answer, which half and nine tenths of them do not exceed. */
    medianHours: z.number().nullable(),
    slowHours: z.number().nullable(),
    /** By the page of this site from which the visitors came. */
    pages: z.array(share),
    /** By the other site from which the visitors came. */
    sites: z.array(share),
    products: z.array(share),
  }),
});
