import { and, eq, isNull } from 'drizzle-orm';
import type { KeyRing } from '#api/access/key-ring.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteData } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { sheetFiles } from '#db/schema/sheets/files.ts';
import { createDraft } from '../drafts.ts';
import type { SheetHead } from '../head.ts';
import { sheetKindOf } from '../kinds.ts';
import type { LinkCall } from '../link-call.ts';
import { insertLink } from '../links/make.ts';
import { newIds, withIds } from '../new-ids.ts';
import type { SheetWriter } from '../writer.ts';
import type { startTrial } from './contract.ts';
import { trialKinds } from './kinds.ts';

/** How long a copy lasts. */
const TRIAL_HOURS = 24;

/**
 * Makes a visitor's own copy of a demo sheet with a link by which it can be signed. The one that is
 * shown to everybody stays as it is. The caller has locked it.
 * @throws AppError NOT_FOUND if the sheet is none of the demo
 */
export async function startTrialOf(
  keys: KeyRing,
  { transaction, sheet, at, audit }: LinkCall,
): Promise<RouteData<typeof startTrial>> {
  const send = trialKinds[sheet.kind];
  if (!sheet.offersTrial || !send) throw new AppError('NOT_FOUND');
  const trialUntil = new Date(at.getTime() + TRIAL_HOURS * 3_600_000);
  // Nobody asks for the history of a trial: that it was started is one entry, that it was sealed another.
  const writer: SheetWriter = { transaction, staff: { id: null }, audit: () => {}, at };
  const copied = await copySheet(writer, sheet, trialUntil);
  await send(writer, { source: sheet, ...copied });
  const { id: sheetId, kind, number } = copied.copy;
  const { url } = await insertLink(
    {
      target: { kind, sheetId, sceneId: null, projectId: null },
      audience: 'signer',
      label: '',
      holderName: null,
      hasPasscode: false,
      expiresAt: trialUntil,
    },
    { keys, publicUrl: '/' },
    writer,
  );
  audit({ action: 'trial.start', changes: { number: [null, number] } });
  return { path: url };
}

/** A draft with the body of the sheet and the provider's files. */
async function copySheet({ transaction, at }: SheetWriter, sheet: SheetHead, trialUntil: Date) {
  const { kind, titleZh, titleEn, locale, customerName, siteName, previousId } = sheet;
  const head = { kind, titleZh, titleEn, locale, customerName, siteName, previousId, trialUntil };
  const definition = sheetKindOf(kind);
  const body = await definition.read(transaction, sheet.id);
  const ids = newIds(body);
  const idOf = (id: string) => ids.get(id) ?? id;
  const copy = await createDraft(transaction, { head, body: {}, staffId: null, at });
  await copyFiles(transaction, { from: sheet.id, to: copy.id, idOf });
  await definition.write(transaction, copy.id, withIds(body, ids));
  return { copy, idOf };
}

/** The same files, of the parts of the copy; what customers have sent is theirs. */
async function copyFiles(
  transaction: Executor,
  { from, to, idOf }: { from: string; to: string; idOf(id: string): string },
): Promise<void> {
  const files = await transaction
    .select({
      fileId: sheetFiles.fileId,
      part: sheetFiles.part,
      partKey: sheetFiles.partKey,
      slot: sheetFiles.slot,
      caption: sheetFiles.caption,
      takenAt: sheetFiles.takenAt,
      sort: sheetFiles.sort,
    })
    .from(sheetFiles)
    .where(and(eq(sheetFiles.sheetId, from), isNull(sheetFiles.linkId)));
  if (files.length === 0) return;
  const copies = files.map((file) => ({ ...file, sheetId: to, partKey: idOf(file.partKey) }));
  await transaction.insert(sheetFiles).values(copies);
}
