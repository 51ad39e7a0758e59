import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  type PhotoSlot,
  problemSeverities,
  problemStatuses,
  taskStates,
  visitStatuses,
  workOrderKinds,
  workOrderStatuses,
} from '#contracts/enums/work-orders.ts';
import { waitingParties } from '#contracts/sheets/kinds.ts';
import { belongsTo, id, instant, orderCheck, ruleCheck, times, valueCheck } from './columns.ts';
import { sheetHead } from './sheets/sheets.ts';
import { staffRef } from './staff.ts';

/** A work order: work on a customer's site. */
export const workOrders = pgTable(
  'work_orders',
  {
    id: sheetHead(),
    kind: text('kind', { enum: workOrderKinds }).notNull(),
    /** Progress in percent is computed from the tasks, not stored. */
    status: text('status', { enum: workOrderStatuses }).notNull().default('scheduled'),
    siteAddress: text('site_address').notNull(),
    /** IANA zone of the site; all times are shown in it. */
    timeZone: text('time_zone').notNull().default('Asia/Shanghai'),
    /** Masked in responses. */
    contactName: text('contact_name'),
    /** Telephone in E.164; masked in responses. */
    contactPhone: text('contact_phone'),
    scheduledFrom: instant('scheduled_from'),
    scheduledTo: instant('scheduled_to'),
    startedAt: instant('started_at'),
    completedAt: instant('completed_at'),
    /** In Markdown. */
    summary: text('summary').notNull().default(''),
    /** Failed task that this one repairs. */
    followsTaskId: uuid('follows_task_id').references((): AnyPgColumn => workOrderTasks.id, {
      onDelete: 'set null',
    }),
    /** Failed acceptance item that this one repairs; its foreign key is in src/db/functions/foreign-keys.sql. */
    acceptanceItemId: uuid('acceptance_item_id'),
    ...times(),
  },
  (t) => [
    valueCheck(t.kind, workOrderKinds),
    valueCheck(t.status, workOrderStatuses),
    orderCheck(t.scheduledFrom, t.scheduledTo),
    check(
      'work_orders_completed_check',
      sql`${t.status} <> 'completed' or ${t.completedAt} is not null`,
    ),
    index().on(t.status, t.scheduledFrom),
    index().on(t.followsTaskId),
    index().on(t.acceptanceItemId),
  ],
);

/** An engineer on a work order. */
export const workOrderEngineers = pgTable(
  'work_order_engineers',
  {
    id: id(),
    orderId: belongsTo('order_id', () => workOrders.id),
    /** Null if the engineer is not a member of staff. */
    staffId: staffRef('staff_id'),
    name: text('name').notNull(),
    role: text('role').notNull().default(''),
    /** Telephone in E.164. */
    phone: text('phone'),
    lead: boolean('lead').notNull().default(false),
    ...times(),
  },
  (t) => [
    unique().on(t.orderId, t.name),
    uniqueIndex('work_order_engineers_lead_key').on(t.orderId).where(sql`${t.lead}`),
    index().on(t.staffId),
  ],
);

/** A step of a work order. */
export const workOrderTasks = pgTable(
  'work_order_tasks',
  {
    id: id(),
    orderId: belongsTo('order_id', () => workOrders.id),
    sort: integer('sort').notNull().default(0),
    title: text('title').notNull(),
    /** In Markdown. */
    detail: text('detail').notNull().default(''),
    state: text('state', { enum: taskStates }).notNull().default('todo'),
    stateReason: text('state_reason'),
    /** Share in the progress, relative to the other tasks. */
    weight: integer('weight').notNull().default(1),
    /** Whether the task needs a picture before it is done. */
    evidenceRequired: boolean('evidence_required').notNull().default(false),
    photoSlots: jsonb('photo_slots').$type<PhotoSlot[]>().notNull().default([]),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    ...times(),
  },
  (t) => [
    valueCheck(t.state, taskStates),
    ruleCheck(t.weight, sql`${t.weight} >= 1`),
    check(
      'work_order_tasks_reason_check',
      sql`${t.state} not in ('failed', 'blocked') or ${t.stateReason} is not null`,
    ),
    index().on(t.orderId, t.sort),
  ],
);

/** A problem that delays a work order. */
export const workOrderProblems = pgTable(
  'work_order_problems',
  {
    id: id(),
    orderId: belongsTo('order_id', () => workOrders.id),
    taskId: uuid('task_id').references(() => workOrderTasks.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    /** In Markdown. */
    detail: text('detail').notNull().default(''),
    severity: text('severity', { enum: problemSeverities }).notNull().default('medium'),
    status: text('status', { enum: problemStatuses }).notNull().default('open'),
    owner: text('owner', { enum: waitingParties }).notNull().default('provider'),
    /** Person who solves it. */
    ownerName: text('owner_name'),
    dueOn: date('due_on'),
    solution: text('solution'),
    solvedAt: instant('solved_at'),
    ...times(),
  },
  (t) => [
    valueCheck(t.severity, problemSeverities),
    valueCheck(t.status, problemStatuses),
    valueCheck(t.owner, waitingParties),
    check(
      'work_order_problems_solved_check',
      sql`(${t.status} = 'solved') = (${t.solvedAt} is not null)`,
    ),
    index().on(t.orderId, t.status),
    index().on(t.taskId),
  ],
);

/** A past or planned visit to the site. */
export const workOrderVisits = pgTable(
  'work_order_visits',
  {
    id: id(),
    orderId: belongsTo('order_id', () => workOrders.id),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    purpose: text('purpose').notNull(),
    status: text('status', { enum: visitStatuses }).notNull().default('planned'),
    note: text('note'),
    ...times(),
  },
  (t) => [
    valueCheck(t.status, visitStatuses),
    orderCheck(t.startsAt, t.endsAt),
    index().on(t.orderId, t.startsAt),
  ],
);
