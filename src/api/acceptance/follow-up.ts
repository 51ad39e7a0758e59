import { randomUUID } from 'node:crypto';
import { asc, eq, inArray } from 'drizzle-orm';
import { createDraft } from '#api/sheets/drafts.ts';
import type { SheetHead } from '#api/sheets/head.ts';
import { withNewIds } from '#api/sheets/new-ids.ts';
import { workOrderKind } from '#api/work-orders/sheet.ts';
import { ITEM_PART } from '#db/acceptance-content.ts';
import type { Executor } from '#db/connection.ts';
import { acceptanceItems, acceptanceSheets } from '#db/schema/acceptance.ts';
import { sheetFiles } from '#db/schema/sheets/files.ts';
import { workOrders } from '#db/schema/work-orders.ts';
import { acceptanceKind } from './sheet.ts';

type Item = typeof acceptanceItems.$inferSelect;

/** Numbers of the drafts that follow from a rejection. */
interface FollowUps {
  orders: string[];
  draft: string;
}

/**
 * Makes what follows from a rejection: for each failed item the draft of a work order, and the draft
 * of the sheet that is submitted again. Both name what they come from.
 */
export async function addFollowUps(transaction: Executor, sheet: SheetHead): Promise<FollowUps> {
  const items = await transaction
    .select()
    .from(acceptanceItems)
    .where(eq(acceptanceItems.sheetId, sheet.id))
    .orderBy(asc(acceptanceItems.sort), asc(acceptanceItems.id));
  const orders: string[] = [];
  for (const item of items.filter(({ result }) => result === 'fail')) {
    orders.push(await addRepair(transaction, sheet, item));
  }
  return { orders, draft: await addResubmission(transaction, sheet, items) };
}

/** What a sheet that follows has from the rejected one. */
const headOf = (sheet: SheetHead) => ({
  locale: sheet.locale,
  projectId: sheet.projectId,
  previousId: sheet.id,
  customerName: sheet.customerName,
  siteName: sheet.siteName,
  ownerId: sheet.ownerId,
  trialUntil: sheet.trialUntil,
});

/** The draft of a work order for one failed item, at the site of the order before. */
async function addRepair(
  transaction: Executor,
  sheet: SheetHead,
  { id, titleZh, criterionZh, remark }: Item,
): Promise<string> {
  const site = await siteOf(transaction, sheet);
  const task = {
    id: randomUUID(),
    title: titleZh,
    detail: [remark, criterionZh].filter(Boolean).join('\n\n'),
    state: 'todo',
    stateReason: null,
    weight: 1,
    evidenceRequired: true,
    photoSlots: [],
    startedAt: null,
    finishedAt: null,
  };
  const order = await createDraft(transaction, {
    head: { ...headOf(sheet), kind: 'work-order', titleZh: `整改：${titleZh}` },
    body: { siteAddress: sheet.siteName, ...site, kind: 'repair', tasks: [task] },
    staffId: null,
  });
  await transaction
    .update(workOrders)
    .set({ acceptanceItemId: id })
    .where(eq(workOrders.id, order.id));
  return order.number;
}

/** Site, contact and engineers of the work order that was accepted. */
async function siteOf(transaction: Executor, { id }: SheetHead) {
  const orderId = await orderOf(transaction, id);
  const known = orderId && (await workOrderKind.from['work-order']?.(transaction, orderId));
  return known ? withNewIds(known) : {};
}

async function orderOf(transaction: Executor, sheetId: string): Promise<string | null> {
  const [row] = await transaction
    .select({ orderId: acceptanceSheets.orderId })
    .from(acceptanceSheets)
    .where(eq(acceptanceSheets.id, sheetId));
  return row?.orderId ?? null;
}

/** The same items with their evidence; what failed has to be measured again. */
async function addResubmission(
  transaction: Executor,
  sheet: SheetHead,
  items: readonly Item[],
): Promise<string> {
  const before = await acceptanceKind.read(transaction, sheet.id);
  const failed = new Set(items.flatMap(({ id, result }) => (result === 'fail' ? [id] : [])));
  const body = withNewIds(before) as typeof before & { items: { id: string; measured: unknown }[] };
  const draft = await createDraft(transaction, {
    head: {
      ...headOf(sheet),
      kind: 'acceptance',
      titleZh: sheet.titleZh,
      titleEn: sheet.titleEn,
    },
    body: {
      ...body,
      items: body.items.map((item, at) =>
        failed.has(items[at]?.id ?? '') ? { ...item, measured: null } : item,
      ),
    },
    staffId: null,
  });
  const orderId = await orderOf(transaction, sheet.id);
  await transaction
    .update(acceptanceSheets)
    .set({ replacesId: sheet.id, orderId })
    .where(eq(acceptanceSheets.id, draft.id));
  await copyEvidence(transaction, {
    from: items.filter(({ id }) => !failed.has(id)),
    to: new Map(items.map(({ id }, at) => [id, body.items[at]?.id ?? ''])),
    sheetId: draft.id,
  });
  return draft.number;
}

/** The provider's evidence of what did not fail. */
async function copyEvidence(
  transaction: Executor,
  {
    from,
    to,
    sheetId,
  }: { from: readonly Item[]; to: ReadonlyMap<string, string>; sheetId: string },
): Promise<void> {
  if (from.length === 0) return;
  const files = await transaction
    .select()
    .from(sheetFiles)
    .where(
      inArray(
        sheetFiles.partKey,
        from.map(({ id }) => id),
      ),
    );
  const copies = files.flatMap(({ part, partKey, fileId, slot, caption, sort, linkId, takenAt }) =>
    part === ITEM_PART && linkId === null
      ? [{ sheetId, part, partKey: to.get(partKey) ?? '', fileId, slot, caption, sort, takenAt }]
      : [],
  );
  if (copies.length > 0) await transaction.insert(sheetFiles).values(copies);
}
