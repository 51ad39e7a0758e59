import { sheetKindFacts } from '#contracts/sheets/kinds.ts';
import type { Executor } from '#db/connection.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { addSheetEvent } from './events.ts';
import type { SheetHead } from './head.ts';
import { sheetKindOf } from './kinds.ts';
import { nextNumber } from './numbers.ts';

type HeadRow = typeof sheets.$inferInsert;

/** A new sheet; what its body does not say is as in an empty one. */
interface NewSheet {
  head: Pick<HeadRow, 'kind' | 'titleZh' | 'locale'> &
    Partial<
      Pick<
        HeadRow,
        | 'titleEn'
        | 'projectId'
        | 'previousId'
        | 'customerName'
        | 'siteName'
        | 'ownerId'
        | 'trialUntil'
      >
    >;
  body: Record<string, unknown>;
  /** Member of staff who makes it; null if it follows from something else, such as a rejection. */
  staffId: string | null;
  /** When it is made; now if absent. */
  at?: Date | undefined;
}

/** Beginning of the numbers of a kind. A visitor's own copy of a demo sheet uses up no real number. */
function prefixOf({ kind, trialUntil }: NewSheet['head']): string {
  const { prefix } = sheetKindFacts[kind];
  return trialUntil ? `TRIAL-${prefix}` : prefix;
}

/** Makes a draft with the next number of its kind. */
export async function createDraft(
  transaction: Executor,
  { head, body, staffId, at = new Date() }: NewSheet,
): Promise<SheetHead> {
  const kind = sheetKindOf(head.kind);
  const number = await nextNumber(transaction, prefixOf(head), at);
  const [sheet] = await transaction
    .insert(sheets)
    .values({ ...head, number })
    .returning();
  if (!sheet) throw new Error('the sheet was not written');
  await kind.write(transaction, sheet.id, { ...kind.empty(sheet), ...body });
  await addSheetEvent(transaction, sheet, { kind: 'created', staffId, happenedAt: at });
  return sheet;
}
