import type { Database } from '#db/connection.ts';
import { liveReports, liveRooms } from '#db/schema/live-reports.ts';
import { onlyRow } from './only-row.ts';
import { addSheet, type HeadFields } from './sheets.ts';

/** The fields of a live report that tests set. */
export type LiveReportFields = HeadFields & Partial<Omit<typeof liveReports.$inferInsert, 'id'>>;

/** Adds a live report, by default in a room of its own; returns its id. */
export async function addLiveReport(
  db: Database,
  { key, ...fields }: LiveReportFields & { key: string },
): Promise<string> {
  const roomId = fields.roomId ?? (await addLiveRoom(db));
  return addSheet(db, 'live-report', { titleZh: key, ...fields }, (transaction, id, body) =>
    transaction.insert(liveReports).values({
      sessionKey: key,
      startsAt: new Date('2026-11-15T11:30:00Z'),
      ...body,
      roomId,
      id,
    }),
  );
}

/** Adds a live room; returns its id. */
export async function addLiveRoom(db: Database): Promise<string> {
  const rows = await db
    .insert(liveRooms)
    .values({ name: '直播间', platform: '平台' })
    .returning({ id: liveRooms.id });
  return onlyRow(rows).id;
}
