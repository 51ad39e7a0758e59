import { readSealedRows } from '#api/acceptance/sealed-rows.ts';
import type { SheetKind } from '#contracts/sheets/kinds.ts';
import type { Executor } from '#db/connection.ts';

/** What the record of a seal has from the rows of its sheet, as they are now, by the kind of sheet. */
export const sealedKinds: Partial<
  Record<SheetKind, (db: Executor, sheetId: string) => Promise<object>>
> = {
  acceptance: readSealedRows,
};
