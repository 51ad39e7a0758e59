import { and, asc, eq, isNull } from 'drizzle-orm';
import type { RouteData } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { contentRevisions, contentSchedules as schedules } from '#db/schema/content.ts';
import { staffUsers } from '#db/schema/staff.ts';
import type { readRecord } from './contract.ts';
import { kindOf, partsOf } from './kinds.ts';
import { freshnessIn, summaryOf } from './listing.ts';
import { type PartStatus, readPartStatus } from './parts.ts';
import { readEditors } from './presence.ts';
import { findRecord, type RecordRow } from './records.ts';
import { presentSchedule } from './schedules.ts';

type RecordView = RouteData<typeof readRecord>;

/** The state of a record and its parts. @throws AppError NOT_FOUND */
export async function viewRecord(
  db: Executor,
  id: string,
  reader: { id: string },
): Promise<RecordView> {
  const record = await findRecord(db, id, { withTrash: true });
  const parts: RecordView['parts'] = [];
  for (const part of partsOf(record.kind)) {
    parts.push(await viewPart(db, record, await readPartStatus(db, record, part)));
  }
  return {
    ...summaryOf(record),
    path: kindOf(record.kind).path(record.name),
    createdAt: createdAt(id).toISOString(),
    deletedAt: record.deletedAt?.toISOString() ?? null,
    parts,
    editors: await readEditors(db, id, reader.id),
  };
}

async function viewPart(
  db: Executor,
  { id, facets }: RecordRow,
  { part, version, draft, publicRevisionId, editedBy, editedAt, stored }: PartStatus,
): Promise<RecordView['parts'][number]> {
  const [revision] = publicRevisionId
    ? await db
        .select({ id: contentRevisions.id, number: contentRevisions.number })
        .from(contentRevisions)
        .where(eq(contentRevisions.id, publicRevisionId))
    : [];
  const rows = await db
    .select({ schedule: schedules, author: staffUsers.name })
    .from(schedules)
    .leftJoin(staffUsers, eq(staffUsers.id, schedules.createdBy))
    .where(and(eq(schedules.recordId, id), eq(schedules.part, part), isNull(schedules.doneAt)))
    .orderBy(asc(schedules.at));
  return {
    part,
    state: stored?.state ?? 'unpublished',
    freshness: part === 'en' ? freshnessIn(new Set(facets)) : null,
    version,
    publishedAt: stored?.publishedAt?.toISOString() ?? null,
    revision: revision ?? null,
    draft: draft && editedAt ? { editedBy, editedAt: editedAt.toISOString() } : null,
    schedules: await Promise.all(
      rows.map(({ schedule, author }) => presentSchedule(db, schedule, author)),
    ),
  };
}

/** UUIDs of version 7 begin with their time in milliseconds. */
function createdAt(id: string): Date {
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
}
