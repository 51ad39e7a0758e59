import { z } from 'zod';
import {
  problemSeverities,
  problemStatuses,
  taskStates,
  visitStatuses,
  workOrderKinds,
  workOrderStatuses,
} from '../enums/work-orders.ts';
import { daySchema, instantSchema } from '../schemas.ts';
import { note, phone, text, timeZone } from './fields.ts';
import { waitingParties } from './kinds.ts';

/** Most entries of each list of a work order. */
export const orderLimits = {
  engineers: 20,
  tasks: 100,
  photoSlots: 12,
  problems: 100,
  visits: 60,
} as const;

/** Identity of an entry: pictures, comments and events name it. */
const id = z.uuid();
const moment = instantSchema.nullable();

const engineer = z.strictObject({ id, name: text(80), role: text(80), phone, lead: z.boolean() });

/** A photo that a task asks for. */
const photoSlot = z.strictObject({
  key: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(40),
  label: text(80),
});

const task = z
  .strictObject({
    id,
    title: text(200),
    /** In Markdown. */
    detail: text(4_000),
    state: z.enum(taskStates),
    /** Why it failed or is blocked. */
    stateReason: note(1_000),
    /** Share in the progress, relative to the other tasks. */
    weight: z.int().min(1).max(100),
    /** It needs a picture before it is done. */
    evidenceRequired: z.boolean(),
    photoSlots: z.array(photoSlot).max(orderLimits.photoSlots),
    startedAt: moment,
    finishedAt: moment,
  })
  .refine(({ state, stateReason }) => (state !== 'failed' && state !== 'blocked') || stateReason, {
    path: ['stateReason'],
  });
export type OrderTask = z.output<typeof task>;

const problem = z.strictObject({
  id,
  title: text(200),
  /** In Markdown. */
  detail: text(4_000),
  severity: z.enum(problemSeverities),
  status: z.enum(problemStatuses),
  owner: z.enum(waitingParties),
  /** Person who solves it. */
  ownerName: note(80),
  dueOn: daySchema.nullable(),
  solution: note(2_000),
  reportedAt: instantSchema,
  solvedAt: moment,
});

const visit = z
  .strictObject({
    id,
    startsAt: instantSchema,
    endsAt: instantSchema,
    purpose: text(200),
    status: z.enum(visitStatuses),
    note: note(1_000),
  })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, { path: ['endsAt'] });

/** The contents of a work order. */
export const workOrderBody = z
  .strictObject({
    kind: z.enum(workOrderKinds),
    status: z.enum(workOrderStatuses),
    siteAddress: text(200),
    /** IANA zone of the site. */
    timeZone,
    contactName: note(80),
    contactPhone: phone,
    scheduledFrom: moment,
    scheduledTo: moment,
    startedAt: moment,
    completedAt: moment,
    /** In Markdown. */
    summary: text(8_000),
    engineers: z.array(engineer).max(orderLimits.engineers),
    tasks: z.array(task).max(orderLimits.tasks),
    problems: z.array(problem).max(orderLimits.problems),
    visits: z.array(visit).max(orderLimits.visits),
  })
  .refine(({ scheduledFrom, scheduledTo }) => !inWrongOrder(scheduledFrom, scheduledTo), {
    path: ['scheduledTo'],
  })
  .superRefine(({ engineers }, context) => {
    const names = engineers.map(({ name }) => name);
    engineers.forEach(({ name, lead }, at) => {
      const path = ['engineers', at];
      const isSecond = engineers.findIndex((one) => one.lead) !== at;
      if (names.indexOf(name) !== at) context.addIssue({ code: 'custom', path: [...path, 'name'] });
      if (lead && isSecond) context.addIssue({ code: 'custom', path: [...path, 'lead'] });
    });
  });
export type WorkOrderBody = z.output<typeof workOrderBody>;

const inWrongOrder = (from: string | null, to: string | null) => !!from && !!to && from >= to;
