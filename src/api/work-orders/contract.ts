import { z } from 'zod';
import { sharedPicture, shareParams } from '#api/shares/contract.ts';
import {
  problemSeverities,
  problemStatuses,
  taskStates,
  visitStatuses,
  workOrderKinds,
  workOrderStatuses,
} from '#contracts/enums/work-orders.ts';
import { locales } from '#contracts/locale.ts';
import { routesOf } from '#contracts/route.ts';
import { instantSchema } from '#contracts/schemas.ts';
import { sheetEventKinds } from '#contracts/sheets/events.ts';
import { waitingParties } from '#contracts/sheets/kinds.ts';

const { route } = routesOf('shares');

/** A person with masked name and telephone number. */
const contact = z.object({ name: z.string().nullable(), phone: z.string().nullable() });

const task = z.object({
  id: z.uuid(),
  title: z.string(),
  detail: z.string(),
  state: z.enum(taskStates),
  /** Reason for a failed or blocked task. */
  reason: z.string().nullable(),
  finishedAt: instantSchema.nullable(),
  /** Whether the task needs a photo before it is done. */
  evidenceRequired: z.boolean(),
  evidence: z.array(sharedPicture.extend({ takenAt: instantSchema })),
});

const workOrder = z.object({
  number: z.string(),
  title: z.string(),
  kind: z.enum(workOrderKinds),
  locale: z.enum(locales),
  status: z.enum(workOrderStatuses),
  revision: z.number().int(),
  updatedAt: instantSchema,
  project: z.object({ number: z.string(), name: z.string() }).nullable(),
  summary: z.string(),
  customerName: z.string(),
  siteName: z.string(),
  siteAddress: z.string(),
  /** Time zone for all times. */
  timeZone: z.string(),
  contact,
  scheduledFrom: instantSchema.nullable(),
  scheduledTo: instantSchema.nullable(),
  startedAt: instantSchema.nullable(),
  completedAt: instantSchema.nullable(),
  /** The party that must act next, and since when. */
  waiting: z.object({ on: z.enum(waitingParties), since: instantSchema }).nullable(),
  /** Weighted share of the finished tasks in per cent; 100 only if all are done. */
  progress: z.object({
    percent: z.number().int(),
    done: z.number().int(),
    total: z.number().int(),
  }),
  engineers: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      /** Masked. */
      phone: z.string().nullable(),
      lead: z.boolean(),
    }),
  ),
  tasks: z.array(task),
  events: z.array(
    z.object({ kind: z.enum(sheetEventKinds), text: z.string(), happenedAt: instantSchema }),
  ),
  problems: z.array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      detail: z.string(),
      severity: z.enum(problemSeverities),
      status: z.enum(problemStatuses),
      owner: z.enum(waitingParties),
      solution: z.string().nullable(),
      reportedAt: instantSchema,
      solvedAt: instantSchema.nullable(),
    }),
  ),
  visits: z.array(
    z.object({
      id: z.uuid(),
      startsAt: instantSchema,
      endsAt: instantSchema,
      purpose: z.string(),
      status: z.enum(visitStatuses),
      /** Planned, but its time is over and nobody has recorded what came of it. */
      isOverdue: z.boolean(),
      note: z.string().nullable(),
    }),
  ),
  /** Index in `visits` of the next planned visit whose time is not over. */
  nextVisit: z.number().int().nullable(),
});

/** A work order opened by its shared link; personal data are masked. */
export type WorkOrder = z.output<typeof workOrder>;

/** Opens a work order by its link. */
export const getWorkOrder = route('GET /shares/work-orders/:token', {
  summary: 'A work order by its shared link; the opening is recorded',
  params: shareParams,
  query: z.strictObject({}),
  data: workOrder,
});
