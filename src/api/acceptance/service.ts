import { eq } from 'drizzle-orm';
import type { LinkHolder } from '#api/sheets/link-call.ts';
import { AppError } from '#contracts/errors.ts';
import type { Executor } from '#db/connection.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import type { Acceptance } from './contract.ts';
import { viewAcceptance } from './view.ts';

/** Reads an acceptance sheet in its own language. @throws AppError NOT_FOUND */
export async function readAcceptance(
  db: Executor,
  link: Pick<LinkHolder, 'recordId' | 'token' | 'audience'>,
): Promise<Acceptance> {
  const [sheet] = await db.select().from(sheets).where(eq(sheets.id, link.recordId));
  if (!sheet) throw new AppError('NOT_FOUND');
  return viewAcceptance(db, sheet, link);
}
