import type { Database } from '#db/connection.ts';
import { acceptanceItems, acceptanceSheets } from '#db/schema/acceptance.ts';
import { onlyRow } from './only-row.ts';
import { addSheet, type HeadFields } from './sheets.ts';

type ItemRow = typeof acceptanceItems.$inferInsert;

/** The fields of an acceptance sheet that tests set; a decided sheet takes no items. */
type SheetFields = HeadFields &
  Partial<Omit<typeof acceptanceSheets.$inferInsert, 'id'>> & {
    items?: Partial<Omit<ItemRow, 'sheetId' | 'sort'>>[];
  };

/** The stage of a sheet in each state. */
const stages = {
  draft: 'draft',
  sent: 'open',
  signed: 'open',
  rejected: 'closed',
  sealed: 'closed',
} as const;

/** Adds an acceptance sheet that was sent to the customer; returns its id and those of its items. */
export async function addAcceptanceSheet(
  db: Database,
  { items = [], ...fields }: SheetFields = {},
): Promise<{ id: string; itemIds: string[] }> {
  const { state = 'sent' } = fields;
  const sheet = { stage: stages[state], ...fields };
  const id = await addSheet(db, 'acceptance', sheet, (transaction, sheetId, body) =>
    transaction
      .insert(acceptanceSheets)
      .values({ statementZh: '双方逐项验收。', ...body, state, id: sheetId }),
  );
  const itemIds: string[] = [];
  for (const [sort, item] of items.entries()) {
    const added = await db
      .insert(acceptanceItems)
      .values({ sheetId: id, sort, titleZh: `第 ${sort + 1} 项`, criterionZh: '标准', ...item })
      .returning({ id: acceptanceItems.id });
    itemIds.push(onlyRow(added).id);
  }
  return { id, itemIds };
}
