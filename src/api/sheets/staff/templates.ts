import { asc, count, eq } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { entityOf } from '#api/audit/trail.ts';
import { AppError, notFound } from '#contracts/errors.ts';
import type { RouteAnswer, RouteData, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { sheetTemplates } from '#db/schema/sheets/templates.ts';
import { staffUsers } from '#db/schema/staff.ts';
import { lockSheet } from '../head.ts';
import { sheetKindOf } from '../kinds.ts';
import { withoutPersons } from '../without-persons.ts';
import type { listSheetTemplates, saveSheetAsTemplate } from './contract.ts';
import { renewed } from './create.ts';

/** Templates that there can be of one kind: the list has no pages. */
const MAX_TEMPLATES = 200;

/** The templates of a kind, or all, by name. */
export async function readTemplates(
  db: Executor,
  { kind }: RouteInput<typeof listSheetTemplates>['query'],
): Promise<RouteAnswer<typeof listSheetTemplates>> {
  const rows = await db
    .select({ template: sheetTemplates, createdBy: staffUsers.name })
    .from(sheetTemplates)
    .leftJoin(staffUsers, eq(staffUsers.id, sheetTemplates.createdBy))
    .where(kind && eq(sheetTemplates.kind, kind))
    .orderBy(asc(sheetTemplates.name), asc(sheetTemplates.id));
  return {
    items: rows.map(({ template, createdBy }) => ({ ...template, createdBy })),
  };
}

/** Saves the body of a sheet as a template, without persons. @throws AppError NOT_FOUND, CONFLICT */
export async function saveTemplate(
  id: string,
  name: string,
  { transaction, staff, audit }: StaffWriteCall,
): Promise<RouteData<typeof saveSheetAsTemplate>> {
  const sheet = await lockSheet(transaction, id);
  const kind = sheetKindOf(sheet.kind);
  const [stored] = await transaction
    .select({ count: count() })
    .from(sheetTemplates)
    .where(eq(sheetTemplates.kind, sheet.kind));
  if ((stored?.count ?? 0) >= MAX_TEMPLATES) throw new AppError('CONFLICT', { messages: full });
  const body = withoutPersons(kind, sheet, renewed(kind, await kind.read(transaction, id)));
  const [template] = await transaction
    .insert(sheetTemplates)
    .values({ kind: sheet.kind, name, locale: sheet.locale, body, createdBy: staff.id })
    .returning({ id: sheetTemplates.id });
  if (!template) throw new Error('the template was not written');
  audit({ action: 'sheet.template', ...entityOf(sheet), changes: { name: [null, name] } });
  return template;
}

/** Deletes a template. @throws AppError NOT_FOUND */
export async function deleteTemplate(
  id: string,
  { transaction, audit }: StaffWriteCall,
): Promise<void> {
  const [template = notFound()] = await transaction
    .delete(sheetTemplates)
    .where(eq(sheetTemplates.id, id))
    .returning();
  audit({
    action: 'sheet.template',
    entityType: template.kind,
    entityId: null,
    changes: { name: [template.name, null] },
  });
}

const full = {
  zh: `这类单据最多 ${MAX_TEMPLATES} 个模板，请先删去一些。`,
  en: `There are ${MAX_TEMPLATES} templates of this kind already. Please delete some first.`,
};
