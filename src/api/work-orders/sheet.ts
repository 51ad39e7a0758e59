import { asc, desc, eq } from 'drizzle-orm';
import { findById } from '#api/rows.ts';
import { defineSheetKind } from '#api/sheets/kind.ts';
import { bodyMaker, replaceRows, syncRows } from '#api/sheets/rows.ts';
import { type WorkOrderBody, workOrderBody } from '#contracts/sheets/work-order.ts';
import type { Executor } from '#db/connection.ts';
import { customers, projects } from '#db/schema/projects.ts';
import {
  workOrderEngineers,
  workOrderProblems,
  workOrders,
  workOrderTasks,
  workOrderVisits,
} from '#db/schema/work-orders.ts';
import { checkOrder } from './checks.ts';

const bodyOf = bodyMaker(workOrderBody);
const date = (moment: string | null) => (moment === null ? null : new Date(moment));

async function read(db: Executor, id: string): Promise<WorkOrderBody> {
  const order = await findById(db, workOrders, id);
  const engineers = await db
    .select()
    .from(workOrderEngineers)
    .where(eq(workOrderEngineers.orderId, id))
    .orderBy(desc(workOrderEngineers.lead), asc(workOrderEngineers.id));
  const tasks = await db
    .select()
    .from(workOrderTasks)
    .where(eq(workOrderTasks.orderId, id))
    .orderBy(asc(workOrderTasks.sort), asc(workOrderTasks.id));
  const problems = await db
    .select()
    .from(workOrderProblems)
    .where(eq(workOrderProblems.orderId, id))
    .orderBy(desc(workOrderProblems.createdAt), desc(workOrderProblems.id));
  const visits = await db
    .select()
    .from(workOrderVisits)
    .where(eq(workOrderVisits.orderId, id))
    .orderBy(asc(workOrderVisits.startsAt), asc(workOrderVisits.id));
  return bodyOf({
    ...order,
    engineers,
    tasks,
    problems: problems.map((problem) => ({ ...problem, reportedAt: problem.createdAt })),
    visits,
  });
}

/** Times that a state implies are now, where nobody has written them. */
async function write(db: Executor, id: string, body: WorkOrderBody): Promise<void> {
  const { engineers, tasks, problems, visits, ...order } = body;
  const now = new Date();
  const row = {
    ...order,
    scheduledFrom: date(order.scheduledFrom),
    scheduledTo: date(order.scheduledTo),
    startedAt: date(order.startedAt),
    completedAt: order.status === 'completed' ? (date(order.completedAt) ?? now) : null,
  };
  await db
    .insert(workOrders)
    .values({ ...row, id })
    .onConflictDoUpdate({ target: workOrders.id, set: row });
  const of = { parentId: id };
  await replaceRows(
    db,
    { ...of, table: workOrderEngineers, parent: workOrderEngineers.orderId },
    engineers.map((engineer) => ({ ...engineer, orderId: id })),
  );
  await syncRows(
    db,
    { ...of, table: workOrderTasks, parent: workOrderTasks.orderId },
    tasks.map((task, sort) => {
      const isFinished = task.state === 'done' || task.state === 'failed';
      return {
        ...task,
        orderId: id,
        sort,
        startedAt: date(task.startedAt),
        finishedAt: isFinished ? (date(task.finishedAt) ?? now) : null,
      };
    }),
  );
  await syncRows(
    db,
    { ...of, table: workOrderProblems, parent: workOrderProblems.orderId },
    problems.map(({ reportedAt, solvedAt, ...problem }) => ({
      ...problem,
      orderId: id,
      createdAt: new Date(reportedAt),
      solvedAt: problem.status === 'solved' ? (date(solvedAt) ?? now) : null,
    })),
  );
  await syncRows(
    db,
    { ...of, table: workOrderVisits, parent: workOrderVisits.orderId },
    visits.map(({ startsAt, endsAt, ...visit }) => ({
      ...visit,
      orderId: id,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    })),
  );
}

/** Site and contact, as project and customer have them. */
async function fromProject(db: Executor, projectId: string): Promise<Partial<WorkOrderBody>> {
  const [row] = await db
    .select({
      siteAddress: projects.siteAddress,
      timeZone: projects.timeZone,
      contactName: customers.contactName,
      contactPhone: customers.contactPhone,
    })
    .from(projects)
    .innerJoin(customers, eq(customers.id, projects.customerId))
    .where(eq(projects.id, projectId));
  return row ? { ...row, siteAddress: row.siteAddress ?? '' } : {};
}

/** The sheet before says nothing of the work that its project does not. */
const nothing = async () => ({});

const empty: WorkOrderBody = {
  kind: 'installation',
  status: 'scheduled',
  siteAddress: '',
  timeZone: 'Asia/Shanghai',
  contactName: null,
  contactPhone: null,
  scheduledFrom: null,
  scheduledTo: null,
  startedAt: null,
  completedAt: null,
  summary: '',
  engineers: [],
  tasks: [],
  problems: [],
  visits: [],
};

/** Work on a customer's site. */
export const workOrderKind = defineSheetKind<WorkOrderBody>({
  kind: 'work-order',
  body: workOrderBody,
  empty: () => empty,
  read,
  write,
  fromProject,
  from: {
    requirement: nothing,
    'device-sheet': nothing,
    'work-order': async (db, previousId) => {
      const { kind, siteAddress, timeZone, contactName, contactPhone, engineers } = await read(
        db,
        previousId,
      );
      return { kind, siteAddress, timeZone, contactName, contactPhone, engineers };
    },
    acceptance: nothing,
  },
  fresh: (body) => ({
    ...body,
    status: 'scheduled',
    scheduledFrom: null,
    scheduledTo: null,
    startedAt: null,
    completedAt: null,
    tasks: body.tasks.map((task) => ({
      ...task,
      state: 'todo',
      stateReason: null,
      startedAt: null,
      finishedAt: null,
    })),
    problems: [],
    visits: [],
  }),
  editable: ['draft', 'open'],
  personal: ['contactName', 'contactPhone', 'engineers'],
  beforeSend: (_, __, body) => checkOrder(body),
  sendsAgain: false,
  movesTo: 'provider',
  parts: ({ tasks, problems, visits }) => [
    ...tasks.map(({ id, title }) => ({ part: 'task', key: id, title })),
    ...problems.map(({ id, title }) => ({ part: 'problem', key: id, title })),
    ...visits.map(({ id, purpose }) => ({ part: 'visit', key: id, title: purpose })),
  ],
});
