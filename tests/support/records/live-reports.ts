import type { Database } from '#db/connection.ts';
import { liveReports, liveRooms } from '#db/schema/live-reports.ts';
import { onlyRow } from './only-row.ts';

type ReportRow = typeof liveReports.$inferInsert;

/** Adds a live report, by default in a room of its own; returns its id. */
export async function addLiveReport(
  db: Database,
  { key, ...fields }: Partial<ReportRow> & { key: string },
): Promise<string> {
  const rows = await db
    .insert(liveReports)
    .values({
      roomId: fields.roomId ?? (await addLiveRoom(db)),
      sessionKey: key,
      title: key,
      locale: 'zh',
      startsAt: new Date('2026-11-15T11:30:00Z'),
      ...fields,
    })
    .returning({ id: liveReports.id });
  return onlyRow(rows).id;
}

/** Adds a live room; returns its id. */
export async function addLiveRoom(db: Database): Promise<string> {
  const rows = await db
    .insert(liveRooms)
    .values({ name: '直播间', platform: '平台' })
    .returning({ id: liveRooms.id });
  return onlyRow(rows).id;
}
