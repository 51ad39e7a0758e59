import { entityOf } from '#api/audit/trail.ts';
import type { ContentPart, PartState } from '#contracts/enums/content.ts';
import type { PartData } from '../publishing/kind.ts';
import { partsOf } from '../publishing/kinds.ts';
import { type LockedRecord, openRecord } from '../publishing/locked-record.ts';
import { isSame, type PartStatus } from '../publishing/parts.ts';
import { type Publication, publishPart, withdrawPart } from '../publishing/publish.ts';
import { readRevisionData } from '../publishing/revisions.ts';
import { putInTrash, takeFromTrash } from '../publishing/trash.ts';
import type { Writer } from '../publishing/writer.ts';
import { ChangedSinceError } from './failure.ts';

/** A part as it was before an operation changed it. */
interface PartBefore {
  state: PartState;
  publicRevisionId: string | null;
  sourceRevisionId: string | null;
  /** The draft, if the operation changed it; a published one is in its revision. */
  draft?: { data: PartData } | { revisionId: string };
}

/** What the undo of one record needs. */
export interface Snapshot {
  wasInTrash: boolean;
  isInTrash: boolean;
  /** Versions of all parts after the operation: another one means that somebody changed the part. */
  versions: Partial<Record<ContentPart, number>>;
  before: Partial<Record<ContentPart, PartBefore>>;
}

/** The state of a record that a snapshot compares. */
interface RecordState {
  inTrash: boolean;
  parts: PartStatus[];
}

export async function readState(record: LockedRecord): Promise<RecordState> {
  const parts: PartStatus[] = [];
  for (const part of partsOf(record.kind)) parts.push(await record.status(part));
  return { inTrash: record.isInTrash, parts };
}

/** What an operation has changed of a record. */
export function snapshotOf(before: RecordState, after: RecordState): Snapshot {
  const snapshot: Snapshot = {
    wasInTrash: before.inTrash,
    isInTrash: after.inTrash,
    versions: {},
    before: {},
  };
  for (const now of after.parts) {
    snapshot.versions[now.part] = now.version;
    const then = before.parts.find(({ part }) => part === now.part);
    if (!then || !isChanged(then, now)) continue;
    const { publicRevisionId, sourceRevisionId } = then;
    const draft = changedDraft(then, now);
    snapshot.before[now.part] = {
      state: stateOf(then),
      publicRevisionId,
      sourceRevisionId,
      ...(draft && { draft }),
    };
  }
  return snapshot;
}

const stateOf = ({ stored }: PartStatus): PartState => stored?.state ?? 'unpublished';

function isChanged(then: PartStatus, now: PartStatus): boolean {
  return (
    stateOf(then) !== stateOf(now) ||
    then.publicRevisionId !== now.publicRevisionId ||
    then.sourceRevisionId !== now.sourceRevisionId ||
    !isSame(then.draft, now.draft)
  );
}

function changedDraft(then: PartStatus, now: PartStatus): PartBefore['draft'] {
  if (!then.draft || isSame(then.draft, now.draft)) return undefined;
  const isPublished = now.draft === null && now.publicRevisionId !== then.publicRevisionId;
  return isPublished && now.publicRevisionId
    ? { revisionId: now.publicRevisionId }
    : { data: then.draft };
}

/**
 * Puts a record back as it was before an operation.
 * @throws ChangedSinceError if somebody has changed it since
 */
export async function putBack(
  writer: Writer,
  recordId: string,
  { wasInTrash, isInTrash, versions, before }: Snapshot,
): Promise<void> {
  const { transaction, audit, staff } = writer;
  const record = await openRecord(transaction, recordId, { withTrash: true });
  const { inTrash, parts } = await readState(record);
  const isUntouched =
    inTrash === isInTrash && parts.every(({ part, version }) => versions[part] === version);
  if (!isUntouched) throw new ChangedSinceError();
  if (isInTrash && !wasInTrash) await takeFromTrash(record, writer);
  const publication = { record, audit, staffId: staff.id };
  for (const { part } of parts) {
    const then = before[part];
    if (then) await putPartBack(publication, part, then);
  }
  if (wasInTrash && !isInTrash) await putInTrash(record, writer);
  audit({ action: 'content.undo', ...entityOf(record) });
}

async function putPartBack(
  publication: Publication,
  part: ContentPart,
  { state, publicRevisionId, sourceRevisionId, draft }: PartBefore,
): Promise<void> {
  const { record, staffId } = publication;
  const { transaction } = record;
  const now = await record.status(part);
  if (state !== 'published') {
    if (now.stored?.state === 'published') await withdrawPart(publication, part);
  } else if (publicRevisionId && now.publicRevisionId !== publicRevisionId) {
    const data = await readRevisionData(transaction, publicRevisionId);
    await publishPart(publication, { part, data, revisionId: publicRevisionId });
  }
  if (draft) {
    const { baseRevisionId } = await record.saved(part);
    await record.write(part, {
      draft: 'data' in draft ? draft.data : await readRevisionData(transaction, draft.revisionId),
      baseRevisionId: publicRevisionId ?? baseRevisionId,
      editedBy: staffId,
      editedAt: new Date(),
    });
  }
  if (part === 'en') await record.writeSource(sourceRevisionId);
}
