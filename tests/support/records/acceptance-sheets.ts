import { eq } from 'drizzle-orm';
import type { Database } from '#db/connection.ts';
import { acceptanceItems, acceptanceSheets } from '#db/schema/acceptance.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { onlyRow } from './only-row.ts';
import { addSheet, type HeadFields } from './sheets.ts';

type ItemRow = typeof acceptanceItems.$inferInsert;

/** The fields of an acceptance sheet that tests set. */
type SheetFields = HeadFields &
  Partial<Omit<typeof acceptanceSheets.$inferInsert, 'id'>> & {
    items?: Partial<Omit<ItemRow, 'sheetId' | 'sort'>>[];
  };

/** Adds an acceptance sheet that was sent to the customer; returns its id and those of its items. */
export async function addAcceptanceSheet(
  db: Database,
  { items = [], stage = 'open', ...fields }: SheetFields = {},
): Promise<{ id: string; itemIds: string[] }> {
  const draft = { ...fields, stage: 'draft' as const };
  const id = await addSheet(db, 'acceptance', draft, (transaction, sheetId, body) =>
    transaction
      .insert(acceptanceSheets)
      .values({ statementZh: '双方逐项验收。', ...body, id: sheetId }),
  );
  const itemIds: string[] = [];
  for (const [sort, item] of items.entries()) {
    const added = await db
      .insert(acceptanceItems)
      .values({ sheetId: id, sort, titleZh: `第 ${sort + 1} 项`, criterionZh: '标准', ...item })
      .returning({ id: acceptanceItems.id });
    itemIds.push(onlyRow(added).id);
  }
  if (stage !== 'draft') {
    const closedAt = stage === 'closed' ? new Date() : null;
    await db
      .update(sheets)
      .set({ stage, sentAt: fields.sentAt ?? new Date(), closedAt })
      .where(eq(sheets.id, id));
  }
  return { id, itemIds };
}
