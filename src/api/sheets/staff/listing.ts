import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import { rolesWith } from '#contracts/staff/rights.ts';
import type { Executor } from '#db/connection.ts';
import { projects } from '#db/schema/projects.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { staffUsers } from '#db/schema/staff.ts';
import { sheetHasWords } from '#db/word-search.ts';
import type { SheetHead } from '../head.ts';
import type { listSheetOwners, listSheets } from './contract.ts';

/** Sheets of one page. */
const PAGE_SIZE = 50;

type Query = RouteInput<typeof listSheets>['query'];
type Summary = RouteData<typeof listSheets>['items'][number];

/** What a list reads besides the sheet itself. */
export const neighbours = {
  project: { id: projects.id, number: projects.number, name: projects.name },
  owner: { id: staffUsers.id, name: staffUsers.name },
};

/** One page of the list, the newest sheets first. */
export async function readSheets(
  db: Executor,
  query: Query,
): Promise<RouteData<typeof listSheets>> {
  const { after } = query;
  const rows = await db
    .select({ sheet: sheets, ...neighbours })
    .from(sheets)
    .leftJoin(projects, eq(projects.id, sheets.projectId))
    .leftJoin(staffUsers, eq(staffUsers.id, sheets.ownerId))
    .where(and(...filtersOf(query), after ? lt(sheets.id, after) : undefined))
    .orderBy(desc(sheets.id))
    .limit(PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  return {
    items: page.map(({ sheet, project, owner }) => summaryOf(sheet, project, owner)),
    next: rows.length > PAGE_SIZE ? (page.at(-1)?.sheet.id ?? null) : null,
  };
}

/** Fields of a sheet that lists and records share. */
export function summaryOf(
  sheet: SheetHead,
  project: Summary['project'],
  owner: Summary['owner'],
): Summary {
  const { id, kind, number, locale, customerName, siteName, stage } = sheet;
  return {
    id,
    kind,
    number,
    title: { zh: sheet.titleZh, en: sheet.titleEn },
    locale,
    customerName,
    siteName,
    stage,
    waiting:
      sheet.waitingOn && sheet.waitingSince
        ? { on: sheet.waitingOn, since: sheet.waitingSince.toISOString() }
        : null,
    project,
    owner,
    sentAt: sheet.sentAt?.toISOString() ?? null,
    updatedAt: sheet.updatedAt.toISOString(),
    deletedAt: sheet.deletedAt?.toISOString() ?? null,
  };
}

function filtersOf({ q, kind, stage, waiting, project, owner, show }: Query): (SQL | undefined)[] {
  return [
    show === 'trash' ? isNotNull(sheets.deletedAt) : isNull(sheets.deletedAt),
    isNull(sheets.trialUntil),
    q ? sheetHasWords(q) : undefined,
    kind && eq(sheets.kind, kind),
    stage && eq(sheets.stage, stage),
    waiting && eq(sheets.waitingOn, waiting),
    project ? eq(sheets.projectId, project) : undefined,
    owner === 'none' ? isNull(sheets.ownerId) : undefined,
    owner && owner !== 'none' ? eq(sheets.ownerId, owner) : undefined,
  ];
}

/** The people who can own a sheet, by name. */
export async function readOwners(db: Executor): Promise<RouteData<typeof listSheetOwners>> {
  const items = await db
    .select({ id: staffUsers.id, name: staffUsers.name })
    .from(staffUsers)
    .where(canOwnSheets())
    .orderBy(asc(staffUsers.name));
  return { items };
}

export const canOwnSheets = () =>
  and(isNull(staffUsers.deactivatedAt), inArray(staffUsers.role, rolesWith('sheets.update')));
