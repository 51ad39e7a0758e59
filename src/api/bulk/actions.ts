import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import { keepImported } from '#api/publishing/imported.ts';
import { kindOf, partsOf } from '#api/publishing/kinds.ts';
import { freshnessIn } from '#api/publishing/listing.ts';
import { isSame, type PartStatus, readPartStatus, writePart } from '#api/publishing/parts.ts';
import { partsToCome } from '#api/publishing/pending.ts';
import { confirmSource, publishPart, withdrawPart } from '#api/publishing/publish.ts';
import { lockRecord, type RecordRow } from '#api/publishing/records.ts';
import { publishNow } from '#api/publishing/release.ts';
import { putInTrash, takeFromTrash } from '#api/publishing/trash.ts';
import type { Writer } from '#api/publishing/writer.ts';
import type { ContentPart } from '#contracts/enums/content.ts';
import type { BulkInstruction } from './contract.ts';
import { NothingToDoError } from './failure.ts';
import { type SetInstruction, withField } from './fields.ts';
import { readState, type Snapshot, snapshotOf } from './snapshot.ts';

/**
 * Carries out the action on one record and says what the undo needs.
 * @throws NothingToDoError, or the refusals of the action itself
 */
export async function carryOut(
  writer: Writer,
  site: SiteAddresses,
  recordId: string,
  instruction: BulkInstruction,
): Promise<Snapshot> {
  const { transaction } = writer;
  const record = await lockRecord(transaction, recordId, {
    withTrash: instruction.action === 'trash' || instruction.action === 'recover',
  });
  const parts = await partsToChange(writer, record, instruction);
  for (const status of parts) await keepImported(transaction, record, status);
  const before = await readState(writer, record);
  const names = parts.map(({ part }) => part);
  await act(writer, site, record, instruction, names);
  const after = await lockRecord(transaction, recordId, { withTrash: true });
  return snapshotOf(before, await readState(writer, after));
}

/** The parts of a record that the action changes. @throws NothingToDoError */
async function partsToChange(
  { transaction }: Writer,
  record: RecordRow,
  instruction: BulkInstruction,
): Promise<PartStatus[]> {
  const isInTrash = record.deletedAt !== null;
  if (instruction.action === 'recover') {
    if (!isInTrash) throw new NothingToDoError();
    return [];
  }
  const wanted = wantedParts(instruction);
  // A text with a time of its own is not among what many records publish now.
  const later =
    instruction.action === 'publish' ? await partsToCome(transaction, record.id) : new Set();
  const found: PartStatus[] = [];
  for (const part of partsOf(record.kind)) {
    if (!wanted.includes(part) || later.has(part)) continue;
    const status = await readPartStatus(transaction, record, part);
    if (concerns(instruction, record, status)) found.push(status);
  }
  const needsNoPart = instruction.action === 'trash' && !isInTrash;
  if (found.length === 0 && !needsNoPart) throw new NothingToDoError();
  return found;
}

function wantedParts(instruction: BulkInstruction): readonly ContentPart[] {
  switch (instruction.action) {
    case 'publish':
    case 'withdraw':
      return instruction.parts;
    case 'trash':
      return ['zh', 'en'];
    case 'set':
      return ['shared'];
    case 'confirm':
      return ['en'];
    case 'recover':
      return [];
  }
}

/** Whether the action changes anything on a part. */
function concerns(
  instruction: BulkInstruction,
  record: RecordRow,
  { part, draft, stored }: PartStatus,
): boolean {
  const isPublic = stored?.state === 'published';
  switch (instruction.action) {
    case 'publish':
      return draft !== null || stored?.state === 'withdrawn';
    case 'withdraw':
    case 'trash':
      return isPublic && part !== 'shared';
    case 'set': {
      const changes = (data: PartStatus['draft']) =>
        data !== null && !isSame(data, withField(data, instruction));
      return changes(stored?.data ?? null) || changes(draft);
    }
    case 'confirm':
      return isPublic && freshnessIn(new Set(record.facets)) === 'stale';
    case 'recover':
      return false;
  }
}

async function act(
  writer: Writer,
  site: SiteAddresses,
  record: RecordRow,
  instruction: BulkInstruction,
  parts: ContentPart[],
): Promise<void> {
  const { transaction, audit, staff } = writer;
  const publication = { transaction, audit, staffId: staff.id };
  switch (instruction.action) {
    case 'publish': {
      const versions = [];
      for (const part of parts) {
        const { version } = await readPartStatus(transaction, record, part);
        versions.push({ part, version });
      }
      await publishNow(site, record.id, { parts: versions, note: '', minor: false }, writer);
      return;
    }
    case 'withdraw':
      for (const part of parts) await withdrawPart(publication, record, part);
      return;
    case 'trash':
      await putInTrash(record.id, writer);
      return;
    case 'recover':
      await takeFromTrash(record.id, writer);
      return;
    case 'confirm':
      await confirmSource(publication, record);
      return;
    case 'set':
      await setField(writer, record, instruction);
  }
}

/** Sets the field in what is public, and in a draft so that its publication keeps it. */
async function setField(
  { transaction, audit, staff }: Writer,
  record: RecordRow,
  instruction: SetInstruction,
): Promise<void> {
  const { stored, draft } = await readPartStatus(transaction, record, 'shared');
  const data = stored && withField(stored.data, instruction);
  if (data && !isSame(data, stored.data)) {
    const publication = { transaction, audit, staffId: staff.id };
    await publishPart(publication, record, { part: 'shared', data });
  } else {
    audit({ action: 'content.draft', entityType: record.kind, entityId: record.id });
  }
  const status = await readPartStatus(transaction, record, 'shared');
  if (!draft || !status.draft) return;
  await writePart(transaction, record.id, status, {
    draft: withField(draft, instruction),
    editedBy: staff.id,
    editedAt: new Date(),
  });
}

/** Whether the action exists for a kind; pages can neither be deleted nor have shared fields. */
export function isPossible(action: BulkInstruction['action'], kind: RecordRow['kind']): boolean {
  if (action === 'trash') return kindOf(kind).remove !== undefined;
  if (action === 'set') return kindOf(kind).parts.shared !== undefined;
  return true;
}
