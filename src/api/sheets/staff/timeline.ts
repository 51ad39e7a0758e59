import { desc, eq } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { entityOf } from '#api/audit/trail.ts';
import type { RouteAnswer } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { shareLinks } from '#db/schema/shares.ts';
import { sheetEvents } from '#db/schema/sheets/events.ts';
import { sheetRevisions } from '#db/schema/sheets/revisions.ts';
import { staffUsers } from '#db/schema/staff.ts';
import { addSheetEvent } from '../events.ts';
import { lockSheet, readHead } from '../head.ts';
import type { readTimeline } from './contract.ts';

/** Entries that are read at most. */
const LIMIT = 500;

/** What happened to a sheet, and what was sent of it. @throws AppError NOT_FOUND */
export async function readSheetTimeline(
  db: Executor,
  id: string,
): Promise<RouteAnswer<typeof readTimeline>> {
  await readHead(db, id);
  const events = await db
    .select({ event: sheetEvents, person: staffUsers.name, link: shareLinks.label })
    .from(sheetEvents)
    .leftJoin(staffUsers, eq(staffUsers.id, sheetEvents.staffId))
    .leftJoin(shareLinks, eq(shareLinks.id, sheetEvents.linkId))
    .where(eq(sheetEvents.sheetId, id))
    .orderBy(desc(sheetEvents.happenedAt), desc(sheetEvents.id))
    .limit(LIMIT);
  const revisions = await db
    .select({ revision: sheetRevisions, author: staffUsers.name })
    .from(sheetRevisions)
    .leftJoin(staffUsers, eq(staffUsers.id, sheetRevisions.authorId))
    .where(eq(sheetRevisions.sheetId, id))
    .orderBy(desc(sheetRevisions.revision))
    .limit(LIMIT);
  return {
    events: events.map(({ event, person, link }) => ({ ...event, who: person ?? link })),
    revisions: revisions.map(({ revision, author }) => ({ ...revision, author })),
  };
}

/** Adds a note that customers see. @throws AppError NOT_FOUND, CONFLICT */
export async function addNoteToTimeline(
  id: string,
  text: string,
  { transaction, staff, audit }: StaffWriteCall,
): Promise<void> {
  const sheet = await lockSheet(transaction, id, { stages: ['draft', 'open'] });
  await addSheetEvent(transaction, sheet, { kind: 'note', text, staffId: staff.id });
  audit({ action: 'sheet.note', ...entityOf(sheet) });
}
