import { z } from 'zod';
import { shareParams } from '#api/shares/contract.ts';
import {
  orderEventKinds,
  orderKinds,
  orderStatuses,
  problemSeverities,
  problemStatuses,
  taskStates,
  visitStatuses,
  waitingParties,
} from '#contracts/enums/work-orders.ts';
import { locales } from '#contracts/locale.ts';
import { defineRoute } from '#contracts/route.ts';
import { instantSchema } from '#contracts/schemas.ts';

/** A person with masked name or telephone. */
const contact = z.object({ name: z.string().nullable(), phone: z.string().nullable() });

const task = z.object({
  title: z.string(),
  detail: z.string(),
  state: z.enum(taskStates),
  /** Why it failed or is blocked. */
  reason: z.string().nullable(),
  finishedAt: instantSchema.nullable(),
  /** Whether it needs a picture before it is done. */
  evidenceRequired: z.boolean(),
  evidence: z.array(z.object({ caption: z.string(), takenAt: instantSchema })),
});

const workOrder = z.object({
  number: z.string(),
  title: z.string(),
  kind: z.enum(orderKinds),
  locale: z.enum(locales),
  status: z.enum(orderStatuses),
  revision: z.number().int(),
  updatedAt: instantSchema,
  project: z.object({ number: z.string(), name: z.string() }).nullable(),
  summary: z.string(),
  customerName: z.string(),
  siteName: z.string(),
  siteAddress: z.string(),
  /** Zone that all times are shown in. */
  timeZone: z.string(),
  contact,
  scheduledFrom: instantSchema.nullable(),
  scheduledTo: instantSchema.nullable(),
  startedAt: instantSchema.nullable(),
  completedAt: instantSchema.nullable(),
  /** Who has to move next, and since when. */
  waiting: z.object({ on: z.enum(waitingParties), since: instantSchema }).nullable(),
  /** Weighted share of the tasks that are done, in whole per cent; 100 only when all are. */
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
    z.object({ kind: z.enum(orderEventKinds), text: z.string(), happenedAt: instantSchema }),
  ),
  problems: z.array(
    z.object({
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
      startsAt: instantSchema,
      endsAt: instantSchema,
      purpose: z.string(),
      status: z.enum(visitStatuses),
      note: z.string().nullable(),
    }),
  ),
  /** Place in `visits` of the next one that is planned. */
  nextVisit: z.number().int().nullable(),
});

/** A work order behind a shared link; personal data are masked. */
export type WorkOrder = z.output<typeof workOrder>;

/** Opens a work order by its link. */
export const getWorkOrder = defineRoute({
  method: 'GET',
  path: '/shares/work-orders/:token',
  group: 'shares',
  summary: 'A work order by its shared link; the opening is recorded',
  params: shareParams,
  query: z.strictObject({}),
  data: workOrder,
});
