import { readHead } from '#api/sheets/head.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteData } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import type { readAcceptanceState } from './staff-contract.ts';
import { viewAcceptance } from './view.ts';

/**
 * What the customer has decided and signed.
 * @throws AppError NOT_FOUND for a draft, of which customers see nothing, and for other kinds
 */
export async function readState(
  db: Executor,
  id: string,
): Promise<RouteData<typeof readAcceptanceState>> {
  const sheet = await readHead(db, id);
  if (sheet.kind !== 'acceptance' || sheet.stage === 'draft') throw new AppError('NOT_FOUND');
  const { items, ...view } = await viewAcceptance(db, sheet, { token: '', audience: 'holder' });
  return { ...view, items: items.map((item) => ({ ...item, photos: item.evidence })) };
}
