import type { Database } from '#db/connection.ts';
import { acceptanceItems, acceptanceSheets } from '#db/schema/acceptance.ts';
import { onlyRow } from './only-row.ts';

type SheetRow = typeof acceptanceSheets.$inferInsert;
type ItemRow = typeof acceptanceItems.$inferInsert;

let count = 0;

/** The fields of an acceptance sheet that tests set; a decided sheet takes no items. */
interface SheetFields extends Partial<SheetRow> {
  items?: Partial<Omit<ItemRow, 'sheetId' | 'sort'>>[];
}

/** Adds an acceptance sheet that was sent to the customer; returns its id and those of its items. */
export async function addAcceptanceSheet(
  db: Database,
  { items = [], ...fields }: SheetFields = {},
): Promise<{ id: string; itemIds: string[] }> {
  const rows = await db
    .insert(acceptanceSheets)
    .values({
      number: `AC-${++count}`,
      titleZh: '验收',
      locale: 'zh',
      customerName: '客户',
      siteName: '现场',
      statementZh: '双方逐项验收。',
      state: 'sent',
      ...fields,
    })
    .returning({ id: acceptanceSheets.id });
  const { id } = onlyRow(rows);
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
