import { eq } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { entityOf } from '#api/audit/trail.ts';
import { AppError } from '#contracts/errors.ts';
import { sheetSeals } from '#db/schema/sheets/seals.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { addSheetEvent } from '../events.ts';
import { lockSheet, readHead } from '../head.ts';

/** Takes a sheet back to be changed. @throws AppError NOT_FOUND, CONFLICT */
export async function withdrawLockedSheet(
  id: string,
  version: number,
  call: StaffWriteCall,
): Promise<{ version: number }> {
  await lockSheet(call.transaction, id, { version, stages: ['open'] });
  return changeStage(id, { stage: 'draft', waitingOn: null, waitingSince: null }, call);
}

/** Closes a sheet for good. @throws AppError NOT_FOUND, CONFLICT */
export async function closeLockedSheet(
  id: string,
  version: number,
  call: StaffWriteCall,
): Promise<{ version: number }> {
  await lockSheet(call.transaction, id, { version, stages: ['open'] });
  const closedAt = new Date();
  return changeStage(id, { stage: 'closed', closedAt, waitingOn: null, waitingSince: null }, call);
}

async function changeStage(
  id: string,
  values: Pick<typeof sheets.$inferInsert, 'stage' | 'closedAt' | 'waitingOn' | 'waitingSince'>,
  { transaction, staff, audit }: StaffWriteCall,
): Promise<{ version: number }> {
  await transaction.update(sheets).set(values).where(eq(sheets.id, id));
  const sheet = await readHead(transaction, id);
  const kind = sheet.stage === 'closed' ? 'closed' : 'withdrawn';
  await addSheetEvent(transaction, sheet, { kind, staffId: staff.id });
  audit({
    action: kind === 'closed' ? 'sheet.close' : 'sheet.withdraw',
    ...entityOf(sheet),
    changes: { stage: ['open', sheet.stage] },
  });
  return { version: sheet.version };
}

/** Moves a sheet to the trash. @throws AppError NOT_FOUND, CONFLICT */
export async function trashLockedSheet(
  id: string,
  version: number,
  { transaction, staff, audit }: StaffWriteCall,
): Promise<void> {
  const sheet = await lockSheet(transaction, id, { version, stages: ['draft', 'closed'] });
  const seals = await transaction.select().from(sheetSeals).where(eq(sheetSeals.sheetId, id));
  if (seals.length > 0) throw new AppError('CONFLICT', { messages: sealed });
  await transaction
    .update(sheets)
    .set({ deletedAt: new Date(), deletedBy: staff.id })
    .where(eq(sheets.id, id));
  audit({ action: 'sheet.delete', ...entityOf(sheet), changes: { number: [sheet.number, null] } });
}

/** Takes a sheet out of the trash. @throws AppError NOT_FOUND */
export async function recoverSheetOf(
  id: string,
  { transaction, audit }: StaffWriteCall,
): Promise<void> {
  const [sheet] = await transaction.select().from(sheets).where(eq(sheets.id, id)).for('update');
  if (!sheet?.deletedAt) throw new AppError('NOT_FOUND');
  await transaction
    .update(sheets)
    .set({ deletedAt: null, deletedBy: null })
    .where(eq(sheets.id, id));
  audit({ action: 'trash.recover', ...entityOf(sheet), changes: { number: [null, sheet.number] } });
}

const sealed = {
  zh: '单据已签署封存，不能删除。',
  en: 'The sheet was signed and sealed, so it cannot be deleted.',
};
