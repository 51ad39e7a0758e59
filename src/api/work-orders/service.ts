import { asc, desc, eq } from 'drizzle-orm';
import { maskName, maskPhone } from '#api/shares/masking.ts';
import { readPartPictures, sharedPictureOf } from '#api/shares/pictures.ts';
import { titleOf } from '#api/sheets/head.ts';
import type { LinkHolder } from '#api/sheets/link-call.ts';
import { notFound } from '#contracts/errors.ts';
import type { Executor } from '#db/connection.ts';
import { jsonRows, utc } from '#db/json-rows.ts';
import { projects } from '#db/schema/projects.ts';
import { sheetEvents } from '#db/schema/sheets/events.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import {
  workOrderEngineers,
  workOrderProblems,
  workOrders,
  workOrderTasks,
  workOrderVisits,
} from '#db/schema/work-orders.ts';
import type { WorkOrder } from './contract.ts';

/** Reads a work order for the holder of its link. @throws AppError NOT_FOUND */
export async function readWorkOrder(
  db: Executor,
  { recordId, token }: Pick<LinkHolder, 'recordId' | 'token'>,
): Promise<WorkOrder> {
  const [row = notFound()] = await db
    .select({
      head: sheets,
      order: workOrders,
      project: { number: projects.number, name: projects.name },
      ...partsOfOrder,
    })
    .from(workOrders)
    .innerJoin(sheets, eq(sheets.id, workOrders.id))
    .leftJoin(projects, eq(projects.id, sheets.projectId))
    .where(eq(workOrders.id, recordId));
  const { head, order, project, tasks, visits } = row;
  const evidence = await readPartPictures(db, recordId, 'task');
  return {
    number: head.number,
    title: titleOf(head),
    kind: order.kind,
    locale: head.locale,
    status: order.status,
    revision: head.revision,
    updatedAt: head.revisedAt.toISOString(),
    project,
    summary: order.summary,
    customerName: head.customerName,
    siteName: head.siteName,
    siteAddress: order.siteAddress,
    timeZone: order.timeZone,
    contact: { name: maskName(order.contactName), phone: maskPhone(order.contactPhone) },
    scheduledFrom: order.scheduledFrom?.toISOString() ?? null,
    scheduledTo: order.scheduledTo?.toISOString() ?? null,
    startedAt: order.startedAt?.toISOString() ?? null,
    completedAt: order.completedAt?.toISOString() ?? null,
    waiting: head.waitingOn &&
      head.waitingSince && { on: head.waitingOn, since: head.waitingSince.toISOString() },
    progress: progressOf(tasks),
    engineers: row.engineers.map((engineer) => ({ ...engineer, phone: maskPhone(engineer.phone) })),
    tasks: tasks.map(({ weight: _, stateReason: reason, finishedAt, ...task }) => ({
      ...task,
      reason,
      finishedAt: utc(finishedAt),
      evidence: evidence
        .filter((picture) => picture.partKey === task.id)
        .map((picture) => ({
          ...sharedPictureOf(picture, token),
          takenAt: (picture.takenAt ?? picture.createdAt).toISOString(),
        })),
    })),
    events: row.events.map((event) => ({ ...event, happenedAt: utc(event.happenedAt) })),
    problems: row.problems.map(({ createdAt, solvedAt, ...problem }) => ({
      ...problem,
      reportedAt: utc(createdAt),
      solvedAt: utc(solvedAt),
    })),
    ...visitsOf(visits, new Date()),
  };
}

/** Parts of an order, each as a list in sheet order. */
const partsOfOrder = {
  engineers: jsonRows(workOrderEngineers, ['name', 'role', 'phone', 'lead'], {
    where: eq(workOrderEngineers.orderId, workOrders.id),
    orderBy: [desc(workOrderEngineers.lead), asc(workOrderEngineers.id)],
  }),
  tasks: jsonRows(
    workOrderTasks,
    ['id', 'title', 'detail', 'state', 'stateReason', 'weight', 'finishedAt', 'evidenceRequired'],
    {
      where: eq(workOrderTasks.orderId, workOrders.id),
      orderBy: [asc(workOrderTasks.sort), asc(workOrderTasks.id)],
    },
  ),
  events: jsonRows(sheetEvents, ['kind', 'text', 'happenedAt'], {
    where: eq(sheetEvents.sheetId, workOrders.id),
    orderBy: [desc(sheetEvents.happenedAt), desc(sheetEvents.id)],
  }),
  problems: jsonRows(
    workOrderProblems,
    ['id', 'title', 'detail', 'severity', 'status', 'owner', 'solution', 'createdAt', 'solvedAt'],
    {
      where: eq(workOrderProblems.orderId, workOrders.id),
      orderBy: [desc(workOrderProblems.createdAt), desc(workOrderProblems.id)],
    },
  ),
  visits: jsonRows(workOrderVisits, ['id', 'startsAt', 'endsAt', 'purpose', 'status', 'note'], {
    where: eq(workOrderVisits.orderId, workOrders.id),
    orderBy: [asc(workOrderVisits.startsAt)],
  }),
};

/** The weighted share of finished tasks; never 100 while a task is open. */
function progressOf(tasks: { state: string; weight: number }[]): WorkOrder['progress'] {
  const done = tasks.filter((task) => task.state === 'done');
  const weightOf = (list: { weight: number }[]) =>
    list.reduce((sum, { weight }) => sum + weight, 0);
  const total = weightOf(tasks);
  return {
    percent: total === 0 ? 0 : Math.floor((100 * weightOf(done)) / total),
    done: done.length,
    total: tasks.length,
  };
}

/** The visits, and which is next: a planned one whose time is over is not. */
function visitsOf<Visit extends { startsAt: string; endsAt: string; status: string }>(
  rows: readonly Visit[],
  now: Date,
) {
  const visits = rows.map((row) => ({
    ...row,
    startsAt: utc(row.startsAt),
    endsAt: utc(row.endsAt),
    isOverdue: row.status === 'planned' && new Date(row.endsAt) < now,
  }));
  const next = visits.findIndex(({ status, isOverdue }) => status === 'planned' && !isOverdue);
  return { visits, nextVisit: next < 0 ? null : next };
}
