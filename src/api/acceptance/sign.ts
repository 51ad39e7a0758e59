import { eq } from 'drizzle-orm';
import type { KeyRing } from '#api/access/key-ring.ts';
import { clientKindOf } from '#api/shares/client-kind.ts';
import { announceOnSheet } from '#api/sheets/announce.ts';
import type { LinkCall } from '#api/sheets/link-call.ts';
import { linkHash, sealSheet } from '#api/sheets/seal.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import {
  type AcceptanceContent,
  acceptanceRecord,
  isOtherThanExpected,
  statementIn,
} from '#contracts/sheets/acceptance-record.ts';
import { readContent } from '#db/acceptance-content.ts';
import { projects } from '#db/schema/projects.ts';
import { sheetDecisions } from '#db/schema/sheets/decisions.ts';
import { closeWithContent } from './close.ts';
import type { signAcceptance } from './contract.ts';
import { acceptanceEvents } from './event-texts.ts';

/** Zone of sheets without a project. */
const DEFAULT_ZONE = 'Asia/Shanghai';

/**
 * Signs and seals in the caller's transaction: signature, record, seal, message and audit entry are
 * written together or not at all. The caller has locked the sheet.
 * @throws AppError CONFLICT if the sheet is not as the signer saw it, or an item has not passed
 */
export async function signSheet(
  keys: KeyRing,
  call: LinkCall,
  { body: { seenHash, name, title, method, strokes } }: RouteInput<typeof signAcceptance>,
): Promise<RouteData<typeof signAcceptance>> {
  const { transaction, sheet, link, visitor, audit, event } = call;
  const content = await readContent(transaction, sheet.id);
  requirePassed(content);
  const { revision, hash: contentHash } = await closeWithContent(call, content, seenHash);
  await transaction.insert(sheetDecisions).values({
    sheetId: sheet.id,
    revision,
    contentHash,
    kind: 'sign',
    party: 'customer',
    name,
    title,
    method,
    strokes,
    statement: statementIn(content, sheet.locale),
    locale: sheet.locale,
    client: clientKindOf(visitor.userAgent),
    linkId: link.id,
  });
  const timeZone = await zoneOf(call);
  const { verificationCode, hash } = await sealSheet(transaction, keys, sheet, (context) =>
    acceptanceRecord(content, {
      customer: {
        name,
        title,
        method,
        strokes,
        isOtherThanExpected: isOtherThanExpected(content.expectedSigner, name),
      },
      sealedAt: context.sealedAt.toISOString(),
      timeZone,
      linkHash: linkHash(link.id),
      previousSeal: context.previousSeal,
      publicKey: context.publicKey,
      isTrial: sheet.trialUntil !== null,
    }),
  );
  audit({
    action: 'acceptance.seal',
    name,
    changes: {
      contentHash: [null, hash],
      verificationCode: [null, verificationCode],
      ...(sheet.trialUntil && { isTrial: [null, true] }),
    },
  });
  event({ kind: 'sealed', text: acceptanceEvents[sheet.locale].sealed(name) });
  await announceOnSheet(transaction, sheet, {
    event: 'acceptance.signed',
    payload: { name, verificationCode },
  });
  return { state: 'sealed' };
}

function requirePassed({ items }: AcceptanceContent): void {
  const open = items.filter(({ result }) => result !== 'pass').length;
  if (open === 0) return;
  throw new AppError('CONFLICT', {
    messages: {
      zh: `还有 ${open} 项没有判定为通过，不能签署。请先逐项判定；有不通过的项目时请选“不予通过”。`,
      en: `${open} ${open === 1 ? 'item has' : 'items have'} not passed, so this cannot be signed. Decide on them first, or choose not to accept.`,
    },
  });
}

async function zoneOf({ transaction, sheet }: LinkCall): Promise<string> {
  if (!sheet.projectId) return DEFAULT_ZONE;
  const [project] = await transaction
    .select({ timeZone: projects.timeZone })
    .from(projects)
    .where(eq(projects.id, sheet.projectId));
  return project?.timeZone ?? DEFAULT_ZONE;
}
