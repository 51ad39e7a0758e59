import { z } from 'zod';
import { contentParts, scheduleActions } from '#contracts/enums/content.ts';
import { routesOf } from '#contracts/route.ts';
import { instantSchema, listOf } from '#contracts/schemas.ts';
import { findingSchema, note, partVersions, recordSummary, scheduleSchema } from './contract.ts';

const { route } = routesOf('publishing');

export const addSchedule = route('POST /admin/records/:id/schedules', {
  summary: 'Publishes or withdraws parts at a time',
  description:
    'Pins what is in the draft now. It replaces an earlier schedule of the same part and action.',
  body: z.strictObject({
    action: z.enum(scheduleActions),
    parts: partVersions,
    at: instantSchema,
    note,
  }),
  data: z.object({ findings: z.array(findingSchema) }),
});

export const cancelSchedule = route('DELETE /admin/schedules/:id', {
  summary: 'Cancels a schedule that is still to come or has failed',
});

export const listSchedules = route('GET /admin/schedules', {
  summary: 'Lists failed schedules and those to come, by time',
  data: listOf(
    scheduleSchema.extend({
      part: z.enum(contentParts),
      record: recordSummary.pick({ id: true, kind: true, name: true, title: true }),
    }),
  ),
});
