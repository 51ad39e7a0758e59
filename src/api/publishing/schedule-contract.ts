import { z } from 'zod';
import { contentParts, scheduleActions } from '#contracts/enums/content.ts';
import { defineRoute } from '#contracts/route.ts';
import { instantSchema } from '#contracts/schemas.ts';
import {
  done,
  findingSchema,
  note,
  partVersions,
  recordParams,
  recordSummary,
  scheduleSchema,
} from './contract.ts';

const group = 'publishing';

export const addSchedule = defineRoute({
  method: 'POST',
  path: '/admin/records/:id/schedules',
  group,
  summary: 'Publishes or withdraws parts at a time',
  description:
    'Pins what is in the draft now. It replaces an earlier schedule of the same part and action.',
  params: recordParams,
  body: z.strictObject({
    action: z.enum(scheduleActions),
    parts: partVersions,
    at: instantSchema,
    note,
  }),
  data: z.object({ findings: z.array(findingSchema) }),
});

export const cancelSchedule = defineRoute({
  method: 'DELETE',
  path: '/admin/schedules/:id',
  group,
  summary: 'Cancels a schedule that is still to come or has failed',
  params: recordParams,
  body: z.strictObject({}),
  data: done,
});

export const listSchedules = defineRoute({
  method: 'GET',
  path: '/admin/schedules',
  group,
  summary: 'Lists failed schedules and those to come, by time',
  data: z.object({
    items: z.array(
      scheduleSchema.extend({
        part: z.enum(contentParts),
        record: recordSummary.pick({ id: true, kind: true, name: true, title: true }),
      }),
    ),
  }),
});
