import { sendLockedSheet } from '#api/sheets/staff/send.ts';
import type { SheetWriter } from '#api/sheets/writer.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import { statementIn } from '#contracts/sheets/acceptance-record.ts';
import { readContent } from '#db/acceptance-content.ts';
import { sheetDecisions } from '#db/schema/sheets/decisions.ts';
import type { sendAcceptance } from './staff-contract.ts';

/**
 * Sends a sheet with the signature of the provider's representative over exactly what is sent.
 * @throws AppError NOT_FOUND, CONFLICT, PUBLICATION_BLOCKED with the findings
 */
export async function signAndSend(
  id: string,
  { version, note, name, title }: RouteInput<typeof sendAcceptance>['body'],
  call: SheetWriter,
): Promise<RouteData<typeof sendAcceptance>> {
  const { transaction, staff, audit, at = new Date() } = call;
  const { sheet, contentHash } = await sendLockedSheet(id, { version, note }, call);
  if (sheet.kind !== 'acceptance') throw new AppError('NOT_FOUND');
  const content = await readContent(transaction, id);
  await transaction.insert(sheetDecisions).values({
    sheetId: id,
    revision: sheet.revision,
    contentHash,
    kind: 'sign',
    party: 'provider',
    name,
    title,
    method: 'typed',
    statement: statementIn(content, sheet.locale),
    locale: sheet.locale,
    staffId: staff.id,
    decidedAt: at,
  });
  audit({
    action: 'acceptance.send',
    entityType: 'acceptance',
    entityId: id,
    changes: { signer: [null, name], contentHash: [null, contentHash] },
  });
  return { version: sheet.version, revision: sheet.revision };
}
