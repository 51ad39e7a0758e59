import { clientKindOf } from '#api/shares/client-kind.ts';
import { announceOnSheet } from '#api/sheets/announce.ts';
import type { LinkCall } from '#api/sheets/link-call.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import { readContent } from '#db/acceptance-content.ts';
import { sheetDecisions } from '#db/schema/sheets/decisions.ts';
import { closeWithContent } from './close.ts';
import type { rejectAcceptance } from './contract.ts';
import { acceptanceEvents } from './event-texts.ts';
import { addFollowUps } from './follow-up.ts';

/**
 * Ends the acceptance with a reason: failed items become drafts of work orders, and the sheet a draft
 * of the one that replaces it. The caller has locked the sheet.
 * @throws AppError CONFLICT if the sheet is not as the person saw it
 */
export async function rejectSheet(
  call: LinkCall,
  { body: { seenHash, name, reason } }: RouteInput<typeof rejectAcceptance>,
): Promise<RouteData<typeof rejectAcceptance>> {
  const { transaction, sheet, link, visitor, audit, event } = call;
  const content = await readContent(transaction, sheet.id);
  const { revision, hash } = await closeWithContent(call, content, seenHash);
  await transaction.insert(sheetDecisions).values({
    sheetId: sheet.id,
    revision,
    contentHash: hash,
    kind: 'reject',
    party: 'customer',
    name,
    remark: reason,
    locale: sheet.locale,
    client: clientKindOf(visitor.userAgent),
    linkId: link.id,
  });
  const { orders, draft } = await addFollowUps(transaction, sheet);
  audit({
    action: 'acceptance.reject',
    name,
    changes: {
      reason: [null, reason],
      replacedBy: [null, draft],
      orders: [null, orders.join('、')],
    },
  });
  event({ kind: 'rejected', text: acceptanceEvents[sheet.locale].rejected(name, reason) });
  await announceOnSheet(transaction, sheet, {
    event: 'acceptance.rejected',
    payload: { name, reason, draft, orders },
  });
  return { state: 'rejected' };
}
