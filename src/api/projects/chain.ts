import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { findById } from '#api/rows.ts';
import { waitingOf } from '#api/sheets/head.ts';
import { definedKinds } from '#api/sheets/kinds.ts';
import { staffName } from '#api/staff/name.ts';
import type { RouteAnswer } from '#contracts/route.ts';
import { sheetKinds } from '#contracts/sheets/kinds.ts';
import type { Executor } from '#db/connection.ts';
import { projects } from '#db/schema/projects.ts';
import { shareLinks, shareOpenings } from '#db/schema/shares.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { staffUsers } from '#db/schema/staff.ts';
import type { readProjectChain } from './contract.ts';

type Step = RouteAnswer<typeof readProjectChain>['steps'][number];

/** The sheets of a project in the order of the chain. @throws AppError NOT_FOUND */
export async function readChainOf(
  db: Executor,
  projectId: string,
): Promise<RouteAnswer<typeof readProjectChain>> {
  await findById(db, projects, projectId);
  const rows = await db
    .select({ sheet: sheets, owner: staffName })
    .from(sheets)
    .leftJoin(staffUsers, eq(staffUsers.id, sheets.ownerId))
    .where(
      and(eq(sheets.projectId, projectId), isNull(sheets.deletedAt), isNull(sheets.trialUntil)),
    )
    .orderBy(asc(sheets.createdAt), asc(sheets.id));
  const links = await readLinkFigures(
    db,
    rows.map(({ sheet }) => sheet.id),
  );
  const steps = sheetKinds.map((kind): Step => {
    const ofKind = rows.filter(({ sheet }) => sheet.kind === kind);
    return {
      kind,
      sheets: ofKind.map(({ sheet, owner }) => ({
        ...sheet,
        title: { zh: sheet.titleZh, en: sheet.titleEn },
        waiting: waitingOf(sheet),
        owner,
        ...(links.get(sheet.id) ?? { links: 0, lastOpenedAt: null }),
      })),
      source: sourceOf(
        kind,
        rows.map(({ sheet }) => sheet),
      ),
    };
  });
  return { steps };
}

/** The newest sheet of the nearest kind before from which one of a kind can be made. */
function sourceOf(
  kind: Step['kind'],
  all: readonly (typeof sheets.$inferSelect)[],
): Step['source'] {
  const from = definedKinds.find((one) => one.kind === kind)?.from ?? {};
  const before = sheetKinds.slice(0, sheetKinds.indexOf(kind)).toReversed();
  for (const possible of before.filter((one) => from[one])) {
    const source = all.findLast((sheet) => sheet.kind === possible);
    if (source) return { id: source.id, number: source.number };
  }
  return null;
}

/** How many links open a sheet now, and when one did last, by sheet. */
async function readLinkFigures(db: Executor, ids: string[]) {
  const isLive = sql`${shareLinks.revokedAt} is null and (${shareLinks.expiresAt} is null or ${shareLinks.expiresAt} > now())`;
  const rows = await db
    .select({
      id: shareLinks.sheetId,
      links: sql<number>`(count(distinct ${shareLinks.id}) filter (where ${isLive}))::integer`,
      lastOpenedAt: sql<string | null>`max(${shareOpenings.openedAt})`,
    })
    .from(shareLinks)
    .leftJoin(
      shareOpenings,
      and(eq(shareOpenings.linkId, shareLinks.id), eq(shareOpenings.granted, true)),
    )
    .where(inArray(shareLinks.sheetId, ids))
    .groupBy(shareLinks.sheetId);
  return new Map(
    rows.map(({ id, links, lastOpenedAt }) => [
      id,
      { links, lastOpenedAt: lastOpenedAt && new Date(lastOpenedAt).toISOString() },
    ]),
  );
}
