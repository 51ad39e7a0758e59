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
  orderEventKinds,
  orderKinds,
  orderStatuses,
  type PhotoSlot,
  problemSeverities,
  problemStatuses,
  taskStates,
  visitStatuses,
  waitingParties,
} from '#contracts/enums/work-orders.ts';
import { locales } from '#contracts/locale.ts';
import { acceptanceItems } from './acceptance.ts';
import { id, instant, localeColumn, orderCheck, ruleCheck, times, valueCheck } from './columns.ts';
import { fileRef } from './media.ts';
import { projectRef } from './projects.ts';
import { staffRef } from './staff.ts';

/** A work order: what is done on a customer's site. */
export const workOrders = pgTable(
  'work_orders',
  {
    id: id(),
    /** Number that people use. */
    number: text('number').notNull().unique(),
    /** Its project. */
    projectId: projectRef('project_id'),
    /** What it is about, in the sheet's language. */
    title: text('title').notNull(),
    /** Kind of work. */
    kind: text('kind', { enum: orderKinds }).notNull(),
    /** Language of the sheet. */
    locale: localeColumn(),
    /** How far it has come; progress is computed from the tasks. */
    status: text('status', { enum: orderStatuses }).notNull().default('draft'),
    /** Customer as shown. */
    customerName: text('customer_name').notNull(),
    /** Name of the site. */
    siteName: text('site_name').notNull(),
    /** Address of the site. */
    siteAddress: text('site_address').notNull(),
    /** Zone of the site, in which all its times are shown. */
    timeZone: text('time_zone').notNull().default('Asia/Shanghai'),
    /** Person on site; masked when presented. */
    contactName: text('contact_name'),
    /** Telephone in E.164; masked when presented. */
    contactPhone: text('contact_phone'),
    /** Planned beginning. */
    scheduledFrom: instant('scheduled_from'),
    /** Planned end. */
    scheduledTo: instant('scheduled_to'),
    /** Real beginning. */
    startedAt: instant('started_at'),
    /** Real end. */
    completedAt: instant('completed_at'),
    /** Who has to move next. */
    waitingOn: text('waiting_on', { enum: waitingParties }),
    /** Since when that party has to move. */
    waitingSince: instant('waiting_since'),
    /** Scope of work, in Markdown. */
    summary: text('summary').notNull().default(''),
    /** Order that this one follows up. */
    followsOrderId: uuid('follows_order_id').references((): AnyPgColumn => workOrders.id, {
      onDelete: 'set null',
    }),
    /** Failed task that this one repairs. */
    followsTaskId: uuid('follows_task_id').references((): AnyPgColumn => workOrderTasks.id, {
      onDelete: 'set null',
    }),
    /** Failed acceptance item that this one repairs. */
    acceptanceItemId: uuid('acceptance_item_id').references((): AnyPgColumn => acceptanceItems.id, {
      onDelete: 'set null',
    }),
    /** Grows with every visible change; the sheet's version. */
    revision: integer('revision').notNull().default(1),
    /** Who made it. */
    createdBy: staffRef('created_by'),
    /** When the personal data were erased. */
    erasedAt: instant('erased_at'),
    ...times(),
  },
  (t) => [
    valueCheck(t.kind, orderKinds),
    valueCheck(t.locale, locales),
    valueCheck(t.status, orderStatuses),
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
    /** The order. */
    orderId: uuid('order_id')
      .notNull()
      .references(() => workOrders.id, { onDelete: 'cascade' }),
    /** The member of staff, if it is one. */
    staffId: staffRef('staff_id'),
    /** Name as shown. */
    name: text('name').notNull(),
    /** What the engineer does, in the sheet's language. */
    role: text('role').notNull().default(''),
    /** Telephone in E.164. */
    phone: text('phone'),
    /** Whether the engineer leads. */
    lead: boolean('lead').notNull().default(false),
    ...times(),
  },
  (t) => [
    unique().on(t.orderId, t.name),
    uniqueIndex('order_engineers_lead_key').on(t.orderId).where(sql`${t.lead}`),
    index().on(t.staffId),
  ],
);

/** A step of a work order. */
export const workOrderTasks = pgTable(
  'work_order_tasks',
  {
    id: id(),
    /** The order. */
    orderId: uuid('order_id')
      .notNull()
      .references(() => workOrders.id, { onDelete: 'cascade' }),
    /** Order on the sheet, ascending. */
    sort: integer('sort').notNull().default(0),
    /** What is done. */
    title: text('title').notNull(),
    /** How it is done, in Markdown. */
    detail: text('detail').notNull().default(''),
    /** How far it has come. */
    state: text('state', { enum: taskStates }).notNull().default('todo'),
    /** Why it failed or is blocked. */
    stateReason: text('state_reason'),
    /** Share in the progress. */
    weight: integer('weight').notNull().default(1),
    /** Whether it needs a picture before it is done. */
    evidenceRequired: boolean('evidence_required').notNull().default(false),
    /** Pictures that are asked for. */
    photoSlots: jsonb('photo_slots').$type<PhotoSlot[]>().notNull().default([]),
    /** When it was begun. */
    startedAt: instant('started_at'),
    /** When it was done or failed. */
    finishedAt: instant('finished_at'),
    ...times(),
  },
  (t) => [
    valueCheck(t.state, taskStates),
    ruleCheck(t.weight, sql`${t.weight} >= 1`),
    check(
      'order_tasks_reason_check',
      sql`${t.state} not in ('failed', 'blocked') or ${t.stateReason} is not null`,
    ),
    index().on(t.orderId, t.sort),
  ],
);

/** A picture that shows how a task was done. */
export const workOrderTaskEvidence = pgTable(
  'work_order_task_evidence',
  {
    id: id(),
    /** The task. */
    taskId: uuid('task_id')
      .notNull()
      .references(() => workOrderTasks.id, { onDelete: 'cascade' }),
    /** The picture. */
    fileId: fileRef('file_id').notNull(),
    /** Key of the photo slot it fills. */
    slot: text('slot'),
    /** What it shows. */
    caption: text('caption').notNull().default(''),
    /** Made on the engineer's device, so that a repeated upload counts once. */
    clientKey: text('client_key').notNull().unique(),
    /** Result of the blur check, 0 to 1. */
    sharpness: real('sharpness'),
    /** When it was taken. */
    takenAt: instant('taken_at').notNull(),
    /** Who took it. */
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
    /** The order. */
    orderId: uuid('order_id')
      .notNull()
      .references(() => workOrders.id, { onDelete: 'cascade' }),
    /** What happened. */
    kind: text('kind', { enum: orderEventKinds }).notNull(),
    /** Sentence as shown, in the sheet's language. */
    text: text('text').notNull(),
    /** Task it is about. */
    taskId: uuid('task_id').references(() => workOrderTasks.id, { onDelete: 'set null' }),
    /** Who did it. */
    actorId: staffRef('actor_id'),
    /** When it happened. */
    happenedAt: instant('happened_at').notNull().defaultNow(),
    /** When it was recorded. */
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    valueCheck(t.kind, orderEventKinds),
    index().on(t.orderId, t.happenedAt),
    index().on(t.taskId),
    index().on(t.actorId),
  ],
);

/** Something that stands in the way of a work order. */
export const workOrderProblems = pgTable(
  'work_order_problems',
  {
    id: id(),
    /** The order. */
    orderId: uuid('order_id')
      .notNull()
      .references(() => workOrders.id, { onDelete: 'cascade' }),
    /** Task it hinders. */
    taskId: uuid('task_id').references(() => workOrderTasks.id, { onDelete: 'set null' }),
    /** What is wrong. */
    title: text('title').notNull(),
    /** Details, in Markdown. */
    detail: text('detail').notNull().default(''),
    /** How much it hinders. */
    severity: text('severity', { enum: problemSeverities }).notNull().default('medium'),
    /** How far the solution is. */
    status: text('status', { enum: problemStatuses }).notNull().default('open'),
    /** Who has to solve it. */
    owner: text('owner', { enum: waitingParties }).notNull().default('provider'),
    /** How it was solved. */
    solution: text('solution'),
    /** When it was solved. */
    solvedAt: instant('solved_at'),
    ...times(),
  },
  (t) => [
    valueCheck(t.severity, problemSeverities),
    valueCheck(t.status, problemStatuses),
    valueCheck(t.owner, waitingParties),
    check(
      'order_problems_solved_check',
      sql`(${t.status} = 'solved') = (${t.solvedAt} is not null)`,
    ),
    index().on(t.orderId, t.status),
    index().on(t.taskId),
  ],
);

/** A visit to the site, done or to come. */
export const workOrderVisits = pgTable(
  'work_order_visits',
  {
    id: id(),
    /** The order. */
    orderId: uuid('order_id')
      .notNull()
      .references(() => workOrders.id, { onDelete: 'cascade' }),
    /** Beginning. */
    startsAt: instant('starts_at').notNull(),
    /** End. */
    endsAt: instant('ends_at').notNull(),
    /** What it is for. */
    purpose: text('purpose').notNull(),
    /** Planned, done or cancelled. */
    status: text('status', { enum: visitStatuses }).notNull().default('planned'),
    /** What came of it. */
    note: text('note'),
    ...times(),
  },
  (t) => [
    valueCheck(t.status, visitStatuses),
    orderCheck(t.startsAt, t.endsAt),
    index().on(t.orderId, t.startsAt),
  ],
);
