import { and, asc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { waitingOf } from '#api/sheets/head.ts';
import type { RouteAnswer } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { projects } from '#db/schema/projects.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { staffUsers } from '#db/schema/staff.ts';
import type { listWaitingSheets } from './contract.ts';

/** Sheets on the overview. */
const SHOWN = 8;

type Waiting = RouteAnswer<typeof listWaitingSheets>['items'][number];

/** The owner of a sheet, or else of its project. */
const ownerId = sql`coalesce(${sheets.ownerId}, ${projects.ownerId})`;

/** Sheets that customers can open and that wait for somebody, the longest first. */
const waitingSheets = (db: Executor, condition?: SQL) =>
  db
    .select({
      sheet: sheets,
      project: { id: projects.id, number: projects.number, name: projects.name },
      owner: staffUsers,
    })
    .from(sheets)
    .leftJoin(projects, eq(projects.id, sheets.projectId))
    .leftJoin(staffUsers, eq(staffUsers.id, ownerId))
    .where(
      and(
        eq(sheets.stage, 'open'),
        isNotNull(sheets.waitingSince),
        isNull(sheets.deletedAt),
        isNull(sheets.trialUntil),
        condition,
      ),
    )
    .orderBy(asc(sheets.waitingSince), asc(sheets.id));

/** The sheets that have waited longest. */
export async function readLongestWaiting(db: Executor): Promise<Waiting[]> {
  const rows = await waitingSheets(db).limit(SHOWN);
  return rows.flatMap(({ sheet, project, owner }) => {
    const waiting = waitingOf(sheet);
    if (!waiting) return [];
    return { ...sheet, title: { zh: sheet.titleZh, en: sheet.titleEn }, waiting, project, owner };
  });
}

/** Sheets that have waited for longer than some days, by the person who owns them. */
export async function readWaitingByOwner(db: Executor, days: number) {
  const rows = await waitingSheets(
    db,
    and(
      lt(sheets.waitingSince, sql`now() - make_interval(days => ${days}::integer)`),
      isNotNull(staffUsers.id),
      isNull(staffUsers.deactivatedAt),
    ),
  );
  const byOwner = Map.groupBy(rows, ({ owner }) => owner?.id);
  return [...byOwner.values()].flatMap((ofOne) => {
    const owner = ofOne[0]?.owner;
    return owner ? [{ owner, sheets: ofOne.map(({ sheet }) => sheet) }] : [];
  });
}
