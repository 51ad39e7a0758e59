import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  real,
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
  waitingParties,
  workOrderEventKinds,
  workOrderKinds,
  workOrderStatuses,
} from '#contracts/enums/work-orders.ts';
import { locales } from '#contracts/locale.ts';
import { id, instant, localeColumn, orderCheck, ruleCheck, times, valueCheck } from './columns.ts';
import { fileRef } from './media.ts';
import { projectRef } from './projects.ts';
import { staffRef } from './staff.ts';

/** A work order: work on a customer's site. */
export const workOrders = pgTable(
  'work_orders',
  {
    id: id(),
    /** Shown to people, e.g. on printed sheets. */
    number: text('number').notNull().unique(),
    projectId: projectRef('project_id'),
    title: text('title').notNull(),
    kind: text('kind', { enum: workOrderKinds }).notNull(),
    locale: localeColumn(),
    /** Progress in percent is computed from the tasks, not stored. */
    status: text('status', { enum: workOrderStatuses }).notNull().default('draft'),
    customerName: text('customer_name').notNull(),
    siteName: text('site_name').notNull(),
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
    /** Party that must act next. */
    waitingOn: text('waiting_on', { enum: waitingParties }),
    /** Since when that party must act. */
    waitingSince: instant('waiting_since'),
    /** In Markdown. */
    summary: text('summary').notNull().default(''),
    /** Work order that this one continues. */
    followsOrderId: uuid('follows_order_id').references((): AnyPgColumn => workOrders.id, {
      onDelete: 'set null',
    }),
    /** Failed task that this one repairs. */
    followsTaskId: uuid('follows_task_id').references((): AnyPgColumn => workOrderTasks.id, {
      onDelete: 'set null',
    }),
    /** Failed acceptance item that this one repairs; its foreign key is in src/db/functions/foreign-keys.sql. */
    acceptanceItemId: uuid('acceptance_item_id'),
    /** Incremented by every visible change; shown as the sheet's version. */
    revision: integer('revision').notNull().default(1),
    createdBy: staffRef('created_by'),
    erasedAt: instant('erased_at'),
    ...times(),
  },
  (t) => [
    valueCheck(t.kind, workOrderKinds),
    valueCheck(t.locale, locales),
    valueCheck(t.status, workOrderStatuses),
    valueCheck(t.waitingOn, waitingParties),
    check('work_orders_waiting_check', sql`(${t.waitingOn} is null) = (${t.waitingSince} is null)`),
    orderCheck(t.scheduledFrom, t.scheduledTo),
    check(
      'work_orders_completed_check',
      sql`${t.status} <> 'completed' or ${t.completedAt} is not null`,
    ),
    index().on(t.status, t.scheduledFrom),
    index().on(t.projectId),
    index().on(t.followsOrderId),
    index().on(t.followsTaskId),
    index().on(t.acceptanceItemId),
    index().on(t.createdBy),
  ],
);

/** An engineer on a work order. */
export const workOrderEngineers = pgTable(
  'work_order_engineers',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => workOrders.id, { onDelete: 'cascade' }),
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
    orderId: uuid('order_id')
      .notNull()
      .references(() => workOrders.id, { onDelete: 'cascade' }),
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

/** A picture that proves that a task was done. */
export const workOrderTaskEvidence = pgTable(
  'work_order_task_evidence',
  {
    id: id(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => workOrderTasks.id, { onDelete: 'cascade' }),
    fileId: fileRef('file_id').notNull(),
    /** Key of the photo slot it belongs to. */
    slot: text('slot'),
    caption: text('caption').notNull().default(''),
    /** Generated on the engineer's device, so that a repeated upload counts once. */
    clientKey: text('client_key').notNull().unique(),
    /** Result of the blur check, 0 to 1. */
    sharpness: real('sharpness'),
    takenAt: instant('taken_at').notNull(),
    takenBy: staffRef('taken_by'),
    ...times(),
  },
  (t) => [
    ruleCheck(t.sharpness, sql`${t.sharpness} between 0 and 1`),
    index().on(t.taskId, t.takenAt),
    index().on(t.fileId),
    index().on(t.takenBy),
  ],
);

/** An entry of a work order's timeline. */
export const workOrderEvents = pgTable(
  'work_order_events',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => workOrders.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: workOrderEventKinds }).notNull(),
    text: text('text').notNull(),
    taskId: uuid('task_id').references(() => workOrderTasks.id, { onDelete: 'set null' }),
    actorId: staffRef('actor_id'),
    happenedAt: instant('happened_at').notNull().defaultNow(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    valueCheck(t.kind, workOrderEventKinds),
    index().on(t.orderId, t.happenedAt),
    index().on(t.taskId),
    index().on(t.actorId),
  ],
);

/** A problem that delays a work order. */
export const workOrderProblems = pgTable(
  'work_order_problems',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => workOrders.id, { onDelete: 'cascade' }),
    taskId: uuid('task_id').references(() => workOrderTasks.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    /** In Markdown. */
    detail: text('detail').notNull().default(''),
    severity: text('severity', { enum: problemSeverities }).notNull().default('medium'),
    status: text('status', { enum: problemStatuses }).notNull().default('open'),
    owner: text('owner', { enum: waitingParties }).notNull().default('provider'),
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
    orderId: uuid('order_id')
      .notNull()
      .references(() => workOrders.id, { onDelete: 'cascade' }),
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
