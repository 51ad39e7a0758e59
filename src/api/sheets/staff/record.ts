import { and, asc, eq, isNull } from 'drizzle-orm';
import type { StaffRole } from '#contracts/enums/staff.ts';
import { notFound } from '#contracts/errors.ts';
import type { RouteAnswer } from '#contracts/route.ts';
import { hasRight } from '#contracts/staff/rights.ts';
import type { Executor } from '#db/connection.ts';
import { projects } from '#db/schema/projects.ts';
import { sheetSeals } from '#db/schema/sheets/seals.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { staffUsers } from '#db/schema/staff.ts';
import type { SheetHead } from '../head.ts';
import type { AnySheetKind } from '../kind.ts';
import { definedKinds, sheetKindOf } from '../kinds.ts';
import type { readSheet } from './contract.ts';
import { neighbours, summaryOf } from './listing.ts';

/** One sheet with its body and its neighbours in the chain. @throws AppError NOT_FOUND */
export async function readSheetRecord(
  db: Executor,
  id: string,
  role: StaffRole,
): Promise<RouteAnswer<typeof readSheet>> {
  const [row = notFound()] = await db
    .select({ sheet: sheets, sealedAt: sheetSeals.sealedAt, ...neighbours })
    .from(sheets)
    .leftJoin(projects, eq(projects.id, sheets.projectId))
    .leftJoin(staffUsers, eq(staffUsers.id, sheets.ownerId))
    .leftJoin(sheetSeals, eq(sheetSeals.sheetId, sheets.id))
    .where(eq(sheets.id, id));
  const { sheet, project, owner, sealedAt } = row;
  const kind = sheetKindOf(sheet.kind);
  const isHere = sheet.deletedAt === null;
  return {
    ...summaryOf(sheet, project, owner),
    head: headFields(sheet),
    body: visibleBody(kind, await kind.read(db, id), role),
    isEditable: isHere && kind.editable.includes(sheet.stage),
    canSend:
      isHere &&
      !kind.sendsItself &&
      (sheet.stage === 'draft' || (sheet.stage === 'open' && kind.sendsAgain)),
    isSealed: sealedAt !== null,
    ...(await readChain(db, sheet)),
    makes: definedKinds.filter((one) => one.from[sheet.kind]).map((one) => one.kind),
  };
}

/** Fields of the head that staff write. */
export function headFields(sheet: SheetHead) {
  const { titleZh, titleEn, locale, customerName, siteName, projectId, ownerId, waitingOn } = sheet;
  return { titleZh, titleEn, locale, customerName, siteName, projectId, ownerId, waitingOn };
}

/** The body without what names persons, for roles that may not change sheets. */
function visibleBody(
  { personal = [] }: AnySheetKind,
  body: Record<string, unknown>,
  role: StaffRole,
): Record<string, unknown> {
  if (hasRight(role, 'sheets.update')) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !personal.includes(name)));
}

/** The sheet that it was made from, and those made from it. */
async function readChain(db: Executor, { id, previousId }: SheetHead) {
  const read = async (condition: ReturnType<typeof eq>) => {
    const rows = await db
      .select()
      .from(sheets)
      .where(and(condition, isNull(sheets.deletedAt), isNull(sheets.trialUntil)))
      .orderBy(asc(sheets.id));
    return rows.map((sheet) => ({ ...sheet, title: { zh: sheet.titleZh, en: sheet.titleEn } }));
  };
  const [previous = null] = previousId ? await read(eq(sheets.id, previousId)) : [];
  return { previous, next: await read(eq(sheets.previousId, id)) };
}
