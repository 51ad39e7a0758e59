import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import type { ContentPart } from '#contracts/enums/content.ts';
import type { RouteAnswer } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { contentPresence as presence } from '#db/schema/content.ts';
import { staffUsers } from '#db/schema/staff.ts';
import type { announcePresence } from './history-contract.ts';
import { findRecord } from './records.ts';

type Editors = RouteAnswer<typeof announcePresence>['editors'];

/** A person without a sign for this long has closed the record or lost the connection. */
const SECONDS = 60;
const isHere = gt(presence.seenAt, sql`now() - make_interval(secs => ${SECONDS})`);

/** People who have a record open, without the reader. */
export async function readEditors(
  db: Executor,
  recordId: string,
  readerId: string,
): Promise<Editors> {
  return db
    .select({
      id: staffUsers.id,
      name: staffUsers.name,
      part: presence.part,
      since: presence.since,
    })
    .from(presence)
    .innerJoin(staffUsers, eq(staffUsers.id, presence.staffId))
    .where(and(eq(presence.recordId, recordId), ne(presence.staffId, readerId), isHere))
    .orderBy(asc(presence.since));
}

/** Notes that a person has a record open. @throws AppError NOT_FOUND */
export async function announce(
  db: Executor,
  recordId: string,
  part: ContentPart | null,
  { id: staffId }: { id: string },
): Promise<Editors> {
  await findRecord(db, recordId, { withTrash: true });
  await db
    .insert(presence)
    .values({ recordId, staffId, part })
    .onConflictDoUpdate({
      target: [presence.recordId, presence.staffId],
      set: {
        part,
        seenAt: sql`now()`,
        // After a break it is a new visit.
        since: sql`case when ${isHere} then ${presence.since} else now() end`,
      },
    });
  return readEditors(db, recordId, staffId);
}

/** Notes that a person has closed a record. */
export async function leave(
  db: Executor,
  recordId: string,
  { id: staffId }: { id: string },
): Promise<void> {
  await db
    .delete(presence)
    .where(and(eq(presence.recordId, recordId), eq(presence.staffId, staffId)));
}
