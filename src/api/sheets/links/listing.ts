import {
  and,
  desc,
  eq,
  gt,
  ilike,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { StaffCall } from '#api/access/staff-registry.ts';
import { cutPage, PAGE_ROWS } from '#api/http/keyset.ts';
import { sceneNames } from '#api/scenes/names.ts';
import { staffName } from '#api/staff/name.ts';
import type { StaffRole } from '#contracts/enums/staff.ts';
import { notFound } from '#contracts/errors.ts';
import type { RouteAnswer, RouteInput } from '#contracts/route.ts';
import { linkStateOf } from '#contracts/sheets/links.ts';
import { hiddenFields } from '#contracts/staff/rights.ts';
import type { Executor } from '#db/connection.ts';
import { scenes } from '#db/schema/scenes.ts';
import { shareLinks, shareOpenings } from '#db/schema/shares.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { staffUsers } from '#db/schema/staff.ts';
import { titleOf } from '../head.ts';
import { linkUrl } from './address.ts';
import type { listLinks, listOpenings } from './contract.ts';

/** Openings that are shown of a link. */
const OPENINGS = 50;

type Query = RouteInput<typeof listLinks>['query'];

/** One page of links, the newest first. Without `state`, those that open something or are locked. */
export async function readLinks(
  db: Executor,
  query: Query,
  { staff, publicUrl }: Pick<StaffCall, 'staff'> & { publicUrl: string },
): Promise<RouteAnswer<typeof listLinks>> {
  const rows = await db
    .select({
      link: shareLinks,
      sheet: {
        kind: sheets.kind,
        number: sheets.number,
        locale: sheets.locale,
        titleZh: sheets.titleZh,
        titleEn: sheets.titleEn,
      },
      sceneName: sceneNames.zh,
      author: staffName,
      openings: sql<number>`(select count(*)::int from ${shareOpenings} where ${shareOpenings.linkId} = ${shareLinks.id} and ${shareOpenings.granted})`,
      lastOpenedAt: sql<
        string | null
      >`(select max(${shareOpenings.openedAt}) from ${shareOpenings} where ${shareOpenings.linkId} = ${shareLinks.id} and ${shareOpenings.granted})`,
    })
    .from(shareLinks)
    .leftJoin(sheets, eq(sheets.id, shareLinks.sheetId))
    .leftJoin(scenes, eq(scenes.id, shareLinks.sceneId))
    .leftJoin(staffUsers, eq(staffUsers.id, shareLinks.createdBy))
    .where(and(...filtersOf(query, staff.role), placeOf(query.after)))
    .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id))
    .limit(PAGE_ROWS);
  const { page, next } = cutPage(rows, ({ link }) => link.id);
  return {
    items: page.map(({ link, sheet, sceneName, author, openings, lastOpenedAt }) => {
      const kind = sheet?.kind ?? 'scene';
      return {
        ...link,
        state: linkStateOf(link),
        kind,
        recordId: link.sheetId ?? link.sceneId ?? '',
        number: sheet?.number ?? null,
        title: sheet ? titleOf(sheet) : sceneName,
        locale: sheet?.locale ?? 'zh',
        hasPasscode: link.passcodeMac !== null,
        createdBy: author,
        openings,
        lastOpenedAt: lastOpenedAt && new Date(lastOpenedAt).toISOString(),
        url: linkUrl(publicUrl, kind, link.token),
      };
    }),
    next,
  };
}

/** The last openings of a link. @throws AppError NOT_FOUND */
export async function readOpenings(
  db: Executor,
  id: string,
): Promise<RouteAnswer<typeof listOpenings>> {
  await findLink(db, id);
  const items = await db
    .select()
    .from(shareOpenings)
    .where(eq(shareOpenings.linkId, id))
    .orderBy(desc(shareOpenings.openedAt))
    .limit(OPENINGS);
  return { items };
}

/** Kind, token and state of a link. @throws AppError NOT_FOUND */
export async function findLink(db: Executor, id: string) {
  const [row = notFound()] = await db
    .select({ link: shareLinks, kind: sheets.kind })
    .from(shareLinks)
    .leftJoin(sheets, eq(sheets.id, shareLinks.sheetId))
    .where(eq(shareLinks.id, id));
  return { ...row.link, kind: row.kind ?? ('scene' as const) };
}

function filtersOf(
  { q, state, audience, sheetId, sceneId, projectId }: Query,
  role: StaffRole,
): (SQL | undefined)[] {
  return [
    // Links to visitors' own copies of demo sheets are no business of staff.
    isNull(sheets.trialUntil),
    q ? matches(q, role) : undefined,
    inState(state),
    audience && eq(shareLinks.audience, audience),
    sheetId ? eq(shareLinks.sheetId, sheetId) : undefined,
    sceneId ? eq(shareLinks.sceneId, sceneId) : undefined,
    projectId ? eq(sheets.projectId, projectId) : undefined,
  ];
}

/** `linkStateOf` as a condition. */
function inState(state: Query['state']): SQL | undefined {
  const isOver = lte(shareLinks.expiresAt, sql`now()`);
  const isRunning = and(
    isNull(shareLinks.revokedAt),
    or(isNull(shareLinks.expiresAt), gt(shareLinks.expiresAt, sql`now()`)),
  );
  switch (state) {
    case 'all':
      return undefined;
    case 'revoked':
      return isNotNull(shareLinks.revokedAt);
    case 'expired':
      return and(isNull(shareLinks.revokedAt), isOver);
    case 'locked':
      return and(isRunning, isNotNull(shareLinks.lockedAt));
    case 'live':
      return and(isRunning, isNull(shareLinks.lockedAt));
    default:
      return isRunning;
  }
}

/** The rows after a link in the list's order. */
function placeOf(after: string | undefined): SQL | undefined {
  if (!after) return undefined;
  return lt(
    sql`(${shareLinks.createdAt}, ${shareLinks.id})`,
    sql`(select created_at, id from ${shareLinks} place where place.id = ${after})`,
  );
}

/** The condition that a link has a text. Roles that do not see a field do not search it either. */
function matches(q: string, role: StaffRole): SQL | undefined {
  const hidden = hiddenFields(role, 'shares.read');
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    ilike(sheets.number, pattern),
    ilike(sheets.titleZh, pattern),
    ilike(sheets.titleEn, pattern),
    ilike(sceneNames.zh, pattern),
    hidden.includes('label') ? undefined : ilike(shareLinks.label, pattern),
    hidden.includes('holderName') ? undefined : ilike(shareLinks.holderName, pattern),
  );
}
