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
  const view = await viewAcceptance(db, sheet, { token: '', audience: 'holder' });
  const { number, state, rejection, seal } = view;
  return {
    number,
    state,
    rejection,
    seal,
    items: view.items.map(({ criterion: _, measured: __, evidence, ...item }) => ({
      ...item,
      photos: evidence.map(({ id: photo, width, height }) => ({ id: photo, width, height })),
    })),
    signatures: view.signatures.map(({ strokes: _, ...signature }) => signature),
  };
}
