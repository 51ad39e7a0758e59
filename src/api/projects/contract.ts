import { z } from 'zod';
import { defineRoute } from '#contracts/route.ts';
import { projectFields } from './definition.ts';

const { name } = projectFields;

export const openProject = defineRoute({
  method: 'POST',
  path: '/admin/bookings/:id/project',
  group: 'bookings',
  summary: 'Makes a project of a booking, for a known customer or for a new one',
  description:
    'A new customer gets the contact of the booking. 409 (CONFLICT) if the booking has a project by now.',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({
    name,
    customer: z.union([
      z.strictObject({ id: z.uuid() }),
      z.strictObject({ name: projectFields.name }),
    ]),
  }),
  data: z.object({ id: z.uuid() }),
});
