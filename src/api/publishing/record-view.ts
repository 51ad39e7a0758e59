import { eq } from 'drizzle-orm';
import type { RouteAnswer } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { contentRevisions } from '#db/schema/content.ts';
import type { readRecord } from './contract.ts';
import { kindOf, partsOf } from './kinds.ts';
import { freshnessIn, summaryOf } from './listing.ts';
import { currentData, type PartStatus } from './parts.ts';
import { readEditors } from './presence.ts';
import { RecordParts } from './record-parts.ts';
import { findRecord, type RecordRow } from './records.ts';
import { findPending, presentSchedule } from './schedules.ts';

type RecordView = RouteAnswer<typeof readRecord>;

/** The state of a record and its parts. @throws AppError NOT_FOUND */
export async function viewRecord(
  db: Executor,
  id: string,
  reader: { id: string },
): Promise<RecordView> {
  const record = await findRecord(db, id, { withTrash: true });
  const parts: RecordView['parts'] = [];
  const pending = await findPending(db, id);
  const known = new RecordParts(db, record);
  for (const part of partsOf(record.kind)) {
    parts.push(await viewPart(db, record, await known.status(part), pending));
  }
  return {
    ...summaryOf(record),
    path: await pathOf(db, known, record.name),
    createdAt: createdAt(id),
    deletedAt: record.deletedAt,
    parts,
    editors: await readEditors(db, id, reader.id),
  };
}

/** Path of the page that shows a record. */
async function pathOf(db: Executor, record: RecordParts, name: string): Promise<string> {
  const { path, pageOf } = kindOf(record.kind);
  if (!pageOf) return path(name);
  const shared = currentData(record.kind, await record.status('shared'));
  return (await pageOf(db, shared)) ?? path(name);
}

async function viewPart(
  db: Executor,
  { facets }: RecordRow,
  { part, version, draft, publicRevisionId, editedBy, editedAt, stored }: PartStatus,
  pending: Awaited<ReturnType<typeof findPending>>,
): Promise<RecordView['parts'][number]> {
  const [revision] = publicRevisionId
    ? await db
        .select({ id: contentRevisions.id, number: contentRevisions.number })
        .from(contentRevisions)
        .where(eq(contentRevisions.id, publicRevisionId))
    : [];
  return {
    part,
    state: stored?.state ?? 'unpublished',
    freshness: part === 'en' ? freshnessIn(new Set(facets)) : null,
    version,
    publishedAt: stored?.publishedAt ?? null,
    revision: revision ?? null,
    draft: draft && editedAt ? { editedBy, editedAt } : null,
    schedules: pending.filter(({ schedule }) => schedule.part === part).map(presentSchedule),
  };
}

/** UUIDs of version 7 begin with their time in milliseconds. */
function createdAt(id: string): Date {
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
}
