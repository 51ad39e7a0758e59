import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { ContentKind, ContentPart } from '#contracts/enums/content.ts';
import { AppError } from '#contracts/errors.ts';
import { canonicalJson } from '#contracts/sheets/canonical.ts';
import type { Executor } from '#db/connection.ts';
import { contentParts } from '#db/schema/content.ts';
import type { DraftConflict } from './contract.ts';
import type { PartData, RecordKey, StoredPart } from './kind.ts';
import { partOf } from './kinds.ts';
import { readRevisionData } from './revisions.ts';

/** What is kept of a part beside its public content. */
export interface SavedPart {
  part: ContentPart;
  /** 0 before the first save. */
  version: number;
  draft: PartData | null;
  baseRevisionId: string | null;
  publicRevisionId: string | null;
  sourceRevisionId: string | null;
  editedBy: { id: string; name: string } | null;
  editedAt: Date | null;
}

/** Everything that is known about a part. */
export interface PartStatus extends SavedPart {
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
  return { ...(await readSavedPart(db, id, part)), stored };
}

const savedColumns = {
  ...getTableColumns(contentParts),
  editor: sql<string | null>`(select name from staff_users where id = content_parts.edited_by)`,
};

/** Reads what is kept of a part beside its public content. */
export async function readSavedPart(
  db: Executor,
  recordId: string,
  part: ContentPart,
): Promise<SavedPart> {
  const [row] = await db
    .select(savedColumns)
    .from(contentParts)
    .where(and(eq(contentParts.recordId, recordId), eq(contentParts.part, part)));
  return row ? savedPartOf(row) : neverSaved(part);
}

type SavedRow = typeof contentParts.$inferSelect & { editor: string | null };

function savedPartOf({ recordId: _, editor, editedBy, ...rest }: SavedRow): SavedPart {
  return {
    ...rest,
    editedBy: editedBy && editor !== null ? { id: editedBy, name: editor } : null,
  };
}

function neverSaved(part: ContentPart): SavedPart {
  return {
    part,
    version: 0,
    draft: null,
    baseRevisionId: null,
    publicRevisionId: null,
    sourceRevisionId: null,
    editedBy: null,
    editedAt: null,
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
 * Writes a part, increments its version and returns it as it is now. The version is compared once more in the statement
 * itself: a writer without the lock of the record cannot overwrite another one's work.
 * @throws AppError DRAFT_CONFLICT without the other side
 */
export async function writePart(
  transaction: Executor,
  recordId: string,
  { part, version }: Pick<SavedPart, 'part' | 'version'>,
  change: PartChange,
): Promise<SavedPart> {
  const [row] = await transaction
    .insert(contentParts)
    .values({ recordId, part, version: version + 1, ...change })
    .onConflictDoUpdate({
      target: [contentParts.recordId, contentParts.part],
      set: { ...change, version: sql`${contentParts.version} + 1` },
      setWhere: eq(contentParts.version, version),
    })
    .returning(savedColumns);
  if (!row) throw new AppError('DRAFT_CONFLICT');
  return savedPartOf(row);
}

export function isSame(one: unknown, other: unknown): boolean {
  // In a field, because one of the two may be nothing.
  return canonicalJson({ value: one }) === canonicalJson({ value: other });
}
