import { eq } from 'drizzle-orm';
import type { Visitor } from '#api/http/call.ts';
import { openShare, type ShareDeps } from '#api/shares/service.ts';
import { AppError } from '#contracts/errors.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import type { Acceptance } from './contract.ts';
import { viewAcceptance } from './view.ts';

/**
 * Opens an acceptance sheet in its own language.
 * @throws AppError NOT_FOUND if the link is not valid or the sheet has not been sent yet
 */
export async function readAcceptance(
  deps: ShareDeps,
  { token, visitor }: { token: string; visitor: Visitor },
): Promise<Acceptance> {
  const link = await openShare(deps, { kind: 'acceptance', token, visitor });
  const [sheet] = await deps.db.select().from(sheets).where(eq(sheets.id, link.recordId));
  if (!sheet) throw new AppError('NOT_FOUND');
  return viewAcceptance(deps.db, sheet, link);
}
