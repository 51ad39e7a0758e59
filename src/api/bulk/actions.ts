import { entityOf } from '#api/audit/trail.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import { ensureFirstRevision } from '#api/publishing/first-revision.ts';
import { kindOf, partsOf } from '#api/publishing/kinds.ts';
import { freshnessIn } from '#api/publishing/listing.ts';
import { type LockedRecord, openRecord } from '#api/publishing/locked-record.ts';
import { isSame, type PartStatus } from '#api/publishing/parts.ts';
import { partsToCome } from '#api/publishing/pending.ts';
import { confirmSource, publishPart, withdrawPart } from '#api/publishing/publish.ts';
import { publishNow } from '#api/publishing/publish-now.ts';
import { putInTrash, takeFromTrash } from '#api/publishing/trash.ts';
import type { Writer } from '#api/publishing/writer.ts';
import type { ContentKind, ContentPart } from '#contracts/enums/content.ts';
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
  const record = await openRecord(writer.transaction, recordId, {
    withTrash: instruction.action === 'trash' || instruction.action === 'recover',
  });
  const parts = await partsToChange(record, instruction);
  for (const part of parts) await ensureFirstRevision(record, part);
  const before = await readState(record);
  await runAction(writer, site, record, instruction, parts);
  return snapshotOf(before, await readState(record));
}

/** The parts of a record that the action changes. @throws NothingToDoError */
async function partsToChange(
  record: LockedRecord,
  instruction: BulkInstruction,
): Promise<ContentPart[]> {
  if (instruction.action === 'recover') {
    if (!record.isInTrash) throw new NothingToDoError();
    return [];
  }
  const wanted = wantedParts(instruction);
  // A text with a time of its own is not among what many records publish now.
  const later =
    instruction.action === 'publish' ? await partsToCome(record.transaction, record.id) : new Set();
  const found: ContentPart[] = [];
  for (const part of partsOf(record.kind)) {
    if (!wanted.includes(part) || later.has(part)) continue;
    if (appliesTo(instruction, record, await record.status(part))) found.push(part);
  }
  const needsNoPart = instruction.action === 'trash' && !record.isInTrash;
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
function appliesTo(
  instruction: BulkInstruction,
  { row }: LockedRecord,
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
      return isPublic && freshnessIn(new Set(row.facets)) === 'stale';
    case 'recover':
      return false;
  }
}

async function runAction(
  writer: Writer,
  site: SiteAddresses,
  record: LockedRecord,
  instruction: BulkInstruction,
  parts: ContentPart[],
): Promise<void> {
  const { audit, staff } = writer;
  const publication = { record, audit, staffId: staff.id };
  switch (instruction.action) {
    case 'publish': {
      const versions = [];
      for (const part of parts) {
        const { version } = await record.saved(part);
        versions.push({ part, version });
      }
      await publishNow(site, record, { parts: versions, note: '', minor: false }, writer);
      return;
    }
    case 'withdraw':
      for (const part of parts) await withdrawPart(publication, part);
      return;
    case 'trash':
      await putInTrash(record, writer);
      return;
    case 'recover':
      await takeFromTrash(record, writer);
      return;
    case 'confirm':
      await confirmSource(publication);
      return;
    case 'set':
      await setField(writer, record, instruction);
  }
}

/** Sets the field in what is public, and in a draft so that its publication keeps it. */
async function setField(
  { audit, staff }: Writer,
  record: LockedRecord,
  instruction: SetInstruction,
): Promise<void> {
  const { stored, draft } = await record.status('shared');
  const data = stored && withField(stored.data, instruction);
  if (data && !isSame(data, stored.data)) {
    const publication = { record, audit, staffId: staff.id };
    await publishPart(publication, { part: 'shared', data });
  } else {
    audit({ action: 'content.draft', ...entityOf(record) });
  }
  // The publication ends a draft that says the same.
  if (!draft || !(await record.saved('shared')).draft) return;
  await record.write('shared', {
    draft: withField(draft, instruction),
    editedBy: staff.id,
    editedAt: new Date(),
  });
}

/** Whether the action exists for a kind; pages can neither be deleted nor have shared fields. */
export function isPossible(action: BulkInstruction['action'], kind: ContentKind): boolean {
  if (action === 'trash') return kindOf(kind).remove !== undefined;
  if (action === 'set') return kindOf(kind).parts.shared !== undefined;
  return true;
}
