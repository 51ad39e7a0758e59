import { and, eq, sql } from 'drizzle-orm';
import { canonicalJson } from '#api/audit/canonical-json.ts';
import type { ContentKind, ContentPart } from '#contracts/enums/content.ts';
import { AppError } from '#contracts/errors.ts';
import type { Executor } from '#db/connection.ts';
import { contentParts } from '#db/schema/content.ts';
import { staffUsers } from '#db/schema/staff.ts';
import type { DraftConflict } from './contract.ts';
import type { PartData, RecordKey, StoredPart } from './kind.ts';
import { partOf } from './kinds.ts';
import { readRevisionData } from './revisions.ts';

/** Everything that is known about a part. */
export interface PartStatus {
  part: ContentPart;
  /** 0 before the first save. */
  version: number;
  draft: PartData | null;
  baseRevisionId: string | null;
  publicRevisionId: string | null;
  sourceRevisionId: string | null;
  editedBy: { id: string; name: string } | null;
  editedAt: Date | null;
  /** What the public tables have; undefined if there is nothing yet. */
  stored: StoredPart | undefined;
}

/** Reads a part with its draft. @throws AppError NOT_FOUND if the kind has no such part */
export async function readPartStatus(
  db: Executor,
  { id, kind }: RecordKey,
  part: ContentPart,
): Promise<PartStatus> {
  const stored = await partOf(kind, part).read(db, id);
  const [row] = await db
    .select({ part: contentParts, editor: staffUsers.name })
    .from(contentParts)
    .leftJoin(staffUsers, eq(staffUsers.id, contentParts.editedBy))
    .where(and(eq(contentParts.recordId, id), eq(contentParts.part, part)));
  if (!row) {
    return {
      part,
      version: 0,
      draft: null,
      baseRevisionId: null,
      publicRevisionId: null,
      sourceRevisionId: null,
      editedBy: null,
      editedAt: null,
      stored,
    };
  }
  const { editedBy, recordId: _, ...rest } = row.part;
  return {
    ...rest,
    editedBy: editedBy && row.editor !== null ? { id: editedBy, name: row.editor } : null,
    stored,
  };
}

/** The content that an editor goes on with: the draft, what is public, or an empty form. */
export function currentData(kind: ContentKind, { part, draft, stored }: PartStatus): PartData {
  return draft ?? stored?.data ?? partOf(kind, part).empty;
}

/** @throws AppError DRAFT_CONFLICT with the other side if the part has another version */
export async function requireVersion(
  db: Executor,
  kind: ContentKind,
  status: PartStatus,
  version: number,
): Promise<void> {
  if (status.version === version) return;
  const { part, baseRevisionId, editedBy, editedAt } = status;
  const data: DraftConflict = {
    part,
    version: status.version,
    data: currentData(kind, status),
    base: baseRevisionId ? await readRevisionData(db, baseRevisionId) : null,
    editedBy,
    editedAt: editedAt?.toISOString() ?? null,
  };
  throw new AppError('DRAFT_CONFLICT', { data });
}

/** Columns of a part that a write changes. */
export type PartChange = Partial<
  Pick<
    typeof contentParts.$inferInsert,
    'draft' | 'baseRevisionId' | 'publicRevisionId' | 'sourceRevisionId' | 'editedBy' | 'editedAt'
  >
>;

/**
 * Writes a part and increments its version. The version is compared once more in the statement
 * itself: a writer without the lock of the record cannot overwrite another one's work.
 * @throws AppError DRAFT_CONFLICT without the other side
 */
export async function writePart(
  transaction: Executor,
  recordId: string,
  { part, version }: Pick<PartStatus, 'part' | 'version'>,
  change: PartChange,
): Promise<number> {
  const [row] = await transaction
    .insert(contentParts)
    .values({ recordId, part, version: version + 1, ...change })
    .onConflictDoUpdate({
      target: [contentParts.recordId, contentParts.part],
      set: { ...change, version: sql`${contentParts.version} + 1` },
      setWhere: eq(contentParts.version, version),
    })
    .returning({ version: contentParts.version });
  if (!row) throw new AppError('DRAFT_CONFLICT');
  return row.version;
}

export function isSame(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
