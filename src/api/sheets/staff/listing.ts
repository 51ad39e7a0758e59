import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import { cutPage, PAGE_ROWS } from '#api/http/keyset.ts';
import { staffName } from '#api/staff/name.ts';
import type { RouteAnswer, RouteData, RouteInput } from '#contracts/route.ts';
import { rolesWith } from '#contracts/staff/rights.ts';
import type { Executor } from '#db/connection.ts';
import { projects } from '#db/schema/projects.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { staffUsers } from '#db/schema/staff.ts';
import { sheetHasWords } from '#db/word-search.ts';
import { type SheetHead, waitingOf } from '../head.ts';
import type { listSheetOwners, listSheets } from './contract.ts';

type Query = RouteInput<typeof listSheets>['query'];
type Summary = RouteAnswer<typeof listSheets>['items'][number];

/** What a record reads besides the sheet itself. */
export const neighbours = {
  project: { id: projects.id, number: projects.number, name: projects.name },
  owner: staffName,
};

/** One page of the list, the newest sheets first. */
export async function readSheets(
  db: Executor,
  query: Query,
): Promise<RouteAnswer<typeof listSheets>> {
  const { q, after } = query;
  // Projects and owners are read for the page alone: a join would be made before its end is known.
  const rows = await db
    .select()
    .from(sheets)
    .where(
      and(
        ...filtersOf(query),
        q ? await hasWords(db, q) : undefined,
        after ? lt(sheets.id, after) : undefined,
      ),
    )
    .orderBy(desc(sheets.id))
    .limit(PAGE_ROWS);
  const { page, next } = cutPage(rows, ({ id }) => id);
  const projectOf = byId(
    await db
      .select(neighbours.project)
      .from(projects)
      .where(inArray(projects.id, idsOf(page.map(({ projectId }) => projectId)))),
  );
  const ownerOf = byId(
    await db
      .select(neighbours.owner)
      .from(staffUsers)
      .where(inArray(staffUsers.id, idsOf(page.map(({ ownerId }) => ownerId)))),
  );
  return {
    items: page.map((sheet) =>
      summaryOf(sheet, projectOf(sheet.projectId), ownerOf(sheet.ownerId)),
    ),
    next,
  };
}

const idsOf = (ids: readonly (string | null)[]): string[] => [
  ...new Set(ids.filter((id) => id !== null)),
];

function byId<Row extends { id: string }>(rows: readonly Row[]) {
  const found = new Map(rows.map((row) => [row.id, row]));
  return (id: string | null) => (id === null ? null : (found.get(id) ?? null));
}

/** Rows with words up to which they are looked up by the words. */
const RARE = 2_000;

/**
 * The condition that a sheet has words. Rare ones are looked up in their index; a word that most
 * sheets have is found at once by reading the list in its order.
 */
async function hasWords(db: Executor, q: string): Promise<SQL> {
  const found = await db
    .select({ id: sheets.id })
    .from(sheets)
    .where(sheetHasWords(q))
    .limit(RARE + 1);
  if (found.length > RARE) return sheetHasWords(q);
  return inArray(
    sheets.id,
    found.map(({ id }) => id),
  );
}

/** Fields of a sheet that lists and records share. */
export function summaryOf(
  sheet: SheetHead,
  project: Summary['project'],
  owner: Summary['owner'],
): SheetHead & Summary {
  const title = { zh: sheet.titleZh, en: sheet.titleEn };
  return { ...sheet, title, waiting: waitingOf(sheet), project, owner };
}

function filtersOf({ kind, stage, waiting, project, owner, show }: Query): (SQL | undefined)[] {
  return [
    show === 'trash' ? isNotNull(sheets.deletedAt) : isNull(sheets.deletedAt),
    isNull(sheets.trialUntil),
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
    .select(staffName)
    .from(staffUsers)
    .where(canOwnSheets())
    .orderBy(asc(staffUsers.name));
  return { items };
}

export const canOwnSheets = () =>
  and(isNull(staffUsers.deactivatedAt), inArray(staffUsers.role, rolesWith('sheets.update')));
