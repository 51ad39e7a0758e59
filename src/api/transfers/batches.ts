import { desc, eq } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import { lockById } from '#api/rows.ts';
import { staffName } from '#api/staff/name.ts';
import type { ImportedResource } from '#contracts/enums/transfers.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteAnswer, RouteData } from '#contracts/route.ts';
import { hasRight } from '#contracts/staff/rights.ts';
import type { Executor } from '#db/connection.ts';
import { importBatches, importChanges } from '#db/schema/imports.ts';
import { staffUsers } from '#db/schema/staff.ts';
import { UNDO_DAYS } from '../bulk/contract.ts';
import type { listImports, undoImport } from './contract.ts';
import { importedResource } from './resources.ts';

/** Imports that are listed. */
const SHOWN = 20;

/** The newest imports of a resource. */
export async function readImports(
  db: Executor,
  resource: ImportedResource,
): Promise<RouteAnswer<typeof listImports>> {
  const rows = await db
    .select({ batch: importBatches, createdBy: staffName })
    .from(importBatches)
    .leftJoin(staffUsers, eq(staffUsers.id, importBatches.createdBy))
    .where(eq(importBatches.resource, resource))
    .orderBy(desc(importBatches.id))
    .limit(SHOWN);
  return {
    items: rows.map(({ batch, createdBy }) => ({ ...batch, createdBy, canUndo: canUndo(batch) })),
  };
}

function canUndo({
  createdAt,
  undoneAt,
}: Pick<typeof importBatches.$inferSelect, 'createdAt' | 'undoneAt'>): boolean {
  return undoneAt === null && createdAt.getTime() > Date.now() - UNDO_DAYS * 86_400_000;
}

/**
 * Takes an import back, the last row first.
 * @throws AppError NOT_FOUND, FORBIDDEN, or CONFLICT if it was taken back before or is too old
 */
export async function undoBatch(
  id: string,
  site: SiteAddresses,
  call: StaffWriteCall,
): Promise<RouteData<typeof undoImport>> {
  const { transaction, audit, staff } = call;
  const batch = await lockById(transaction, importBatches, id);
  const { importer, rights } = importedResource(batch.resource, site);
  if (!rights.every((right) => hasRight(staff.role, right))) throw new AppError('FORBIDDEN');
  if (!canUndo(batch)) throw new AppError('CONFLICT', { messages: cannotUndo });
  const changes = await transaction
    .select()
    .from(importChanges)
    .where(eq(importChanges.batchId, id))
    .orderBy(desc(importChanges.row));
  const left: string[] = [];
  for (const change of changes) {
    if (!(await importer.undo(call, change))) left.push(change.name);
  }
  await transaction
    .update(importBatches)
    .set({ undoneAt: new Date() })
    .where(eq(importBatches.id, id));
  const undone = changes.length - left.length;
  audit({
    action: 'table.import_undo',
    entityType: 'import',
    entityId: id,
    changes: { count: [null, undone] },
  });
  return { undone, left };
}

const cannotUndo = {
  zh: `这次导入不能撤销：已经撤销过，或者超过了 ${UNDO_DAYS} 天。`,
  en: `This import cannot be taken back: it was taken back before, or is older than ${UNDO_DAYS} days.`,
};
