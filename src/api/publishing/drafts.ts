import type { StaffCall, StaffWriteCall } from '#api/access/staff-registry.ts';
import { entityOf } from '#api/audit/trail.ts';
import { auditedTransaction, type WriteDeps } from '#api/audit/transaction.ts';
import type { ContentKind, ContentPart, RevisionReason } from '#contracts/enums/content.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import type { readPart, saveDraft } from './contract.ts';
import { ensureFirstRevision } from './first-revision.ts';
import type { keepLosers } from './history-contract.ts';
import type { PartData } from './kind.ts';
import { partOf } from './kinds.ts';
import { type LockedRecord, openRecord } from './locked-record.ts';
import { currentData, isSame, type PartStatus, readPartStatus, requireVersion } from './parts.ts';
import { findRecord } from './records.ts';
import { addRevision, findRevision } from './revisions.ts';

/** The content of a part for its form. */
export async function readPartContent(
  db: Executor,
  id: string,
  part: ContentPart,
): Promise<RouteData<typeof readPart>> {
  const record = await findRecord(db, id, { withTrash: true });
  const status = await readPartStatus(db, record, part);
  const { version, draft, stored, editedBy, editedAt } = status;
  return {
    version,
    data: currentData(record.kind, status),
    isDraft: draft !== null,
    published: stored?.data ?? null,
    editedBy,
    editedAt: editedAt?.toISOString() ?? null,
  };
}

/**
 * Saves a draft. Only the first save of a person is in the audit log: the next ones come every few
 * seconds, and the log has what was changed when it is published.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED or DRAFT_CONFLICT
 */
export function savePartDraft(
  deps: WriteDeps,
  { id, part }: { id: string; part: ContentPart },
  { version, data }: RouteInput<typeof saveDraft>['body'],
  { staff, requestId }: StaffCall,
): Promise<RouteData<typeof saveDraft>> {
  const context = {
    actor: 'staff',
    actorId: staff.id,
    actorLabel: staff.name,
    requestId,
  } as const;
  return auditedTransaction(deps, context, async (transaction, audit) => {
    const record = await openRecord(transaction, id);
    refuseOtherFields(record.kind, part, data);
    const before = await record.status(part);
    const savedAt = new Date();
    // The same save again: its answer was lost on the way.
    const isRepeated = before.version === version + 1 && isSame(before.draft, data);
    if (isRepeated) return { version: before.version, savedAt: savedAt.toISOString() };
    await requireVersion(transaction, record.kind, before, version);
    const status = await ensureFirstRevision(record, part);
    const isNew = status.draft === null;
    const saved = await record.write(part, {
      draft: data,
      ...(isNew && { baseRevisionId: status.publicRevisionId ?? status.baseRevisionId }),
      editedBy: staff.id,
      editedAt: savedAt,
    });
    if (isNew || before.editedBy?.id !== staff.id) {
      audit({ action: 'content.draft', ...entityOf(record), changes: { part: [null, part] } });
    }
    return { version: saved.version, savedAt: savedAt.toISOString() };
  });
}

/** A draft may lack anything, but a field that nobody knows would never be published. */
function refuseOtherFields(kind: ContentKind, part: ContentPart, data: PartData): void {
  const known = partOf(kind, part).schema.shape;
  const other = Object.keys(data).filter((name) => !(name in known));
  if (other.length === 0) return;
  throw new AppError('VALIDATION_FAILED', {
    fields: other.map((name) => ({ path: `data.${name}`, message: name })),
    messages: {
      zh: `没有这些字段：${other.join('、')}`,
      en: `There are no such fields: ${other.join(', ')}`,
    },
  });
}

/** Discards a draft; what was written is kept as a revision. */
export async function discardPartDraft(
  { id, part }: { id: string; part: ContentPart },
  version: number,
  { transaction, audit, staff }: StaffWriteCall,
): Promise<{ version: number }> {
  const record = await openRecord(transaction, id);
  const status = await record.status(part);
  await requireVersion(transaction, record.kind, status, version);
  if (!status.draft) throw new AppError('NOT_FOUND');
  await keepDraft(record, status, 'discarded', staff.id);
  const saved = await record.write(part, {
    draft: null,
    baseRevisionId: status.publicRevisionId ?? status.baseRevisionId,
    editedBy: staff.id,
    editedAt: new Date(),
  });
  audit({ action: 'content.discard', ...entityOf(record), changes: { part: [part, null] } });
  return { version: saved.version };
}

/** Keeps the draft of a part as a revision. */
export async function keepPartRevision(
  { id, part }: { id: string; part: ContentPart },
  { version, note }: { version: number; note: string },
  { transaction, audit, staff }: StaffWriteCall,
): Promise<{ id: string; number: number }> {
  const record = await openRecord(transaction, id);
  const before = await record.status(part);
  await requireVersion(transaction, record.kind, before, version);
  const revision = await addRevision(transaction, {
    recordId: id,
    part,
    data: currentData(record.kind, before),
    reason: 'saved',
    note,
    authorId: staff.id,
  });
  audit({
    action: 'content.revision',
    ...entityOf(record),
    changes: { part: [null, part], number: [null, revision.number] },
  });
  return revision;
}

/** Puts the content of a revision in the draft; the draft before is kept as a revision. */
export async function restorePartRevision(
  revisionId: string,
  version: number,
  { transaction, audit, staff }: StaffWriteCall,
): Promise<{ version: number }> {
  const { recordId, part, data, number } = await findRevision(transaction, revisionId);
  const record = await openRecord(transaction, recordId);
  const before = await record.status(part);
  await requireVersion(transaction, record.kind, before, version);
  const status = await ensureFirstRevision(record, part);
  if (status.draft && !isSame(status.draft, data)) {
    await keepDraft(record, status, 'replaced', staff.id);
  }
  const saved = await record.write(part, {
    draft: data,
    baseRevisionId: revisionId,
    editedBy: staff.id,
    editedAt: new Date(),
  });
  audit({
    action: 'content.restore',
    ...entityOf(record),
    changes: { part: [null, part], number: [null, number] },
  });
  return { version: saved.version };
}

/**
 * Keeps texts that lose in a conflict as revisions: one's own, which the server never had, and the
 * draft that the next save replaces. A draft of another version stays, so it needs no keeping.
 */
export async function keepLosingTexts(
  { id, part }: { id: string; part: ContentPart },
  { version, own, isDraftLost }: RouteInput<typeof keepLosers>['body'],
  { transaction, audit, staff }: StaffWriteCall,
): Promise<{ numbers: number[] }> {
  const record = await openRecord(transaction, id);
  const status = await record.status(part);
  const numbers: number[] = [];
  if (isDraftLost && status.version === version) {
    const kept = await keepDraft(record, status, 'conflict', staff.id);
    if (kept) numbers.push(kept.number);
  }
  if (own) {
    refuseOtherFields(record.kind, part, own);
    const kept = { recordId: id, part, data: own, authorId: staff.id } as const;
    numbers.push((await addRevision(transaction, { ...kept, reason: 'conflict' })).number);
  }
  audit({
    action: 'content.revision',
    ...entityOf(record),
    changes: { part: [null, part], number: [null, numbers.join(', ') || null] },
  });
  return { numbers };
}

async function keepDraft(
  { transaction, id }: LockedRecord,
  { part, draft, editedBy }: PartStatus,
  reason: RevisionReason,
  staffId: string,
): Promise<{ number: number } | undefined> {
  if (!draft) return undefined;
  const authorId = editedBy?.id ?? staffId;
  return addRevision(transaction, { recordId: id, part, data: draft, reason, authorId });
}
