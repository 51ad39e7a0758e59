import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { PAGE_ROWS, presentPage } from '#api/http/keyset.ts';
import { findById } from '#api/rows.ts';
import { staffName } from '#api/staff/name.ts';
import type { ContentKind, ContentPart, RevisionReason } from '#contracts/enums/content.ts';
import { notFound } from '#contracts/errors.ts';
import { locales } from '#contracts/locale.ts';
import type { RouteAnswer, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { contentParts, contentRecords, contentRevisions as revisions } from '#db/schema/content.ts';
import { staffUsers } from '#db/schema/staff.ts';
import type { listRevisions, readRevision } from './history-contract.ts';
import type { PartData } from './kind.ts';
import { kindOf } from './kinds.ts';

export interface NewRevision {
  recordId: string;
  part: ContentPart;
  data: PartData;
  reason: RevisionReason;
  note?: string;
  authorId: string | null;
}

/** Keeps a state of a part. The record must be locked: numbers have no gaps. */
export async function addRevision(
  transaction: Executor,
  { recordId, part, ...values }: NewRevision,
): Promise<{ id: string; number: number }> {
  const [row] = await transaction
    .insert(revisions)
    .values({
      recordId,
      part,
      ...values,
      number: sql`1 + (select coalesce(max(number), 0) from content_revisions
        where record_id = ${recordId} and part = ${part})`,
    })
    .returning({ id: revisions.id, number: revisions.number });
  if (!row) throw new Error('the revision was not added');
  return row;
}

/** @throws AppError NOT_FOUND */
export async function readRevisionData(db: Executor, id: string): Promise<PartData> {
  return (await findRevision(db, id)).data;
}

/** @throws AppError NOT_FOUND */
export async function findRevision(db: Executor, id: string) {
  return findById(db, revisions, id);
}

/** One page of the history of a record, the newest first. */
export async function readHistory(
  db: Executor,
  recordId: string,
  { part, before }: RouteInput<typeof listRevisions>['query'],
): Promise<RouteAnswer<typeof listRevisions>> {
  const rows = await selectRevisions(db)
    .where(
      and(
        eq(revisions.recordId, recordId),
        part ? eq(revisions.part, part) : undefined,
        before ? lt(revisions.id, before) : undefined,
      ),
    )
    .orderBy(desc(revisions.id))
    .limit(PAGE_ROWS);
  return presentPage(rows, ({ id }) => id, present);
}

/** @throws AppError NOT_FOUND */
export async function describeRevision(
  db: Executor,
  id: string,
): Promise<RouteAnswer<typeof readRevision>> {
  const [row = notFound()] = await selectRevisions(db).where(eq(revisions.id, id));
  return { ...present(row), data: await readRevisionData(db, id) };
}

function selectRevisions(db: Executor) {
  return db
    .select({
      id: revisions.id,
      part: revisions.part,
      number: revisions.number,
      reason: revisions.reason,
      note: revisions.note,
      author: staffName,
      createdAt: revisions.createdAt,
      isPublic: sql<boolean>`${contentParts.publicRevisionId} is not distinct from ${revisions.id}`,
      kind: contentRecords.kind,
      facets: contentRecords.facets,
    })
    .from(revisions)
    .innerJoin(contentRecords, eq(contentRecords.id, revisions.recordId))
    .leftJoin(staffUsers, eq(staffUsers.id, revisions.authorId))
    .leftJoin(
      contentParts,
      and(eq(contentParts.recordId, revisions.recordId), eq(contentParts.part, revisions.part)),
    );
}

type RevisionRow = Awaited<ReturnType<typeof selectRevisions>>[number];

function present({ kind, facets, isPublic, ...row }: RevisionRow) {
  return {
    ...row,
    isPublic: isPublic && (row.part !== 'shared' || isShown(kind, facets)),
  };
}

/** Whether readers see the shared part of a record: with one of its texts, or alone. */
function isShown(kind: ContentKind, facets: readonly string[]): boolean {
  const { parts } = kindOf(kind);
  const languages = locales.filter((locale) => parts[locale]);
  return (
    languages.length === 0 || languages.some((locale) => facets.includes(`${locale}:published`))
  );
}
