import { eq } from 'drizzle-orm';
import { entityOf } from '#api/audit/trail.ts';
import { AppError } from '#contracts/errors.ts';
import { canonicalJson } from '#contracts/sheets/canonical.ts';
import type { SheetFinding } from '#contracts/sheets/findings.ts';
import { contentHash } from '#contracts/sheets/hash.ts';
import type { Executor } from '#db/connection.ts';
import { sheetRevisions } from '#db/schema/sheets/revisions.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { addSheetEvent } from '../events.ts';
import { withFrozenFacts } from '../facts.ts';
import { lockSheet, readHead, reviseSheet, type SheetHead } from '../head.ts';
import type { AnySheetKind } from '../kind.ts';
import { sheetKindOf } from '../kinds.ts';
import { findUnprintable } from '../unprintable.ts';
import { withoutPersons } from '../without-persons.ts';
import type { SheetWriter } from '../writer.ts';

/** What was sent. */
export interface Sending {
  sheet: SheetHead;
  body: Record<string, unknown>;
  contentHash: string;
}

/**
 * Shows a sheet to customers: facts in its texts are frozen, its body is kept as a revision with its
 * hash, and it is the customer's move. For operations of staff, also those of one kind alone.
 * @throws AppError NOT_FOUND, CONFLICT, PUBLICATION_BLOCKED with the findings
 */
export async function sendLockedSheet(
  id: string,
  { version, note }: { version: number; note: string },
  { transaction, staff, audit, at: now = new Date() }: SheetWriter,
): Promise<Sending> {
  const draft = await lockSheet(transaction, id, { version });
  const kind = sheetKindOf(draft.kind);
  const isAgain = draft.stage === 'open';
  await lockSheet(transaction, id, { stages: kind.sendsAgain ? ['draft', 'open'] : ['draft'] });
  const body = await freeze(transaction, kind, draft);
  await refuseBlocked(transaction, kind, draft, body);
  await transaction
    .update(sheets)
    .set({
      stage: 'open',
      sentAt: draft.sentAt ?? now,
      ...(draft.sentAt === null && { revisedAt: now }),
      waitingOn: kind.movesTo,
      waitingSince: kind.movesTo && now,
    })
    .where(eq(sheets.id, id));
  if (isAgain) await reviseSheet(transaction, id);
  const sheet = await readHead(transaction, id);
  // Nothing changes a revision, also not when a person is erased.
  const kept = withoutPersons(kind, sheet, body);
  const hash = await contentHash((await kind.hashed?.(transaction, sheet, body)) ?? kept);
  await transaction.insert(sheetRevisions).values({
    sheetId: id,
    revision: sheet.revision,
    body: kept,
    contentHash: hash,
    note,
    authorId: staff.id,
    createdAt: now,
  });
  const { revision } = sheet;
  await kind.onSend?.(transaction, { sheet, body, revision, contentHash: hash, staffId: staff.id });
  await addSheetEvent(transaction, sheet, {
    kind: isAgain ? 'changed' : 'sent',
    text: note,
    staffId: staff.id,
    happenedAt: now,
  });
  audit({
    action: 'sheet.send',
    ...entityOf(sheet),
    changes: { revision: [null, sheet.revision], contentHash: [null, hash] },
  });
  return { sheet, body, contentHash: hash };
}

/** The body with its facts as they are now, which is stored so. */
async function freeze(db: Executor, kind: AnySheetKind, { id, locale }: SheetHead) {
  const stored = await kind.read(db, id);
  const body = await withFrozenFacts(db, stored, locale);
  if (canonicalJson(body) !== canonicalJson(stored)) await kind.write(db, id, body);
  return body;
}

async function refuseBlocked(
  db: Executor,
  kind: AnySheetKind,
  sheet: SheetHead,
  body: Record<string, unknown>,
): Promise<void> {
  const findings = await kind.beforeSend(db, sheet, body);
  if (!findings.some(({ severity }) => severity === 'block')) return;
  throw new AppError('PUBLICATION_BLOCKED', { data: { findings } });
}

/** What stands against sending a sheet as it is. @throws AppError NOT_FOUND */
export async function findBeforeSending(db: Executor, id: string): Promise<SheetFinding[]> {
  const sheet = await readHead(db, id);
  const kind = sheetKindOf(sheet.kind);
  const body = await kind.read(db, id);
  return [...(await kind.beforeSend(db, sheet, body)), ...(await findUnprintable(sheet, body))];
}
