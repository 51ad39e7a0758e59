import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { AcceptanceBody, AcceptanceItem } from '#contracts/sheets/acceptance.ts';
import type { RequirementBody } from '#contracts/sheets/requirement.ts';
import type { Executor } from '#db/connection.ts';
import { customers, projects } from '#db/schema/projects.ts';
import { sheetRevisions } from '#db/schema/sheets/revisions.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { workOrderTasks } from '#db/schema/work-orders.ts';

/** Signer and items as the project has them: what was agreed, else the steps of its last order. */
export async function fromProject(
  db: Executor,
  projectId: string,
): Promise<Partial<AcceptanceBody>> {
  const [project] = await db
    .select({ expectedSigner: customers.contactName })
    .from(projects)
    .innerJoin(customers, eq(customers.id, projects.customerId))
    .where(eq(projects.id, projectId));
  const agreed = await agreedItems(db, projectId);
  return {
    expectedSigner: project?.expectedSigner || null,
    items: agreed.length > 0 ? agreed : await orderItems(db, projectId),
  };
}

const newItem = (titleZh: string, criterionZh: string): AcceptanceItem => ({
  id: randomUUID(),
  titleZh,
  titleEn: null,
  criterionZh,
  criterionEn: null,
  measured: null,
  photos: [],
});

/** The items with a criterion of the last version of the project's requirement. */
async function agreedItems(db: Executor, projectId: string): Promise<AcceptanceItem[]> {
  const [version] = await db
    .select({ body: sheetRevisions.body })
    .from(sheetRevisions)
    .innerJoin(sheets, eq(sheets.id, sheetRevisions.sheetId))
    .where(and(eq(sheets.projectId, projectId), eq(sheets.kind, 'requirement')))
    .orderBy(desc(sheets.id), desc(sheetRevisions.revision))
    .limit(1);
  const { items = [] } = (version?.body ?? {}) as Partial<RequirementBody>;
  return items.flatMap(({ title, criterion }) => (criterion ? [newItem(title, criterion)] : []));
}

/** The steps of the project's last work order; somebody has to write how to check them. */
async function orderItems(db: Executor, projectId: string): Promise<AcceptanceItem[]> {
  const [order] = await db
    .select({ id: sheets.id })
    .from(sheets)
    .where(and(eq(sheets.projectId, projectId), eq(sheets.kind, 'work-order')))
    .orderBy(desc(sheets.id))
    .limit(1);
  if (!order) return [];
  const tasks = await db
    .select({ title: workOrderTasks.title })
    .from(workOrderTasks)
    .where(eq(workOrderTasks.orderId, order.id))
    .orderBy(asc(workOrderTasks.sort), asc(workOrderTasks.id));
  return tasks.map(({ title }) => newItem(title.slice(0, 160), ''));
}
