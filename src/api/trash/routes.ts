import type { StaffRegistry } from '#api/access/staff-registry.ts';
import type { ApiDeps } from '#api/deps.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import { listTrash, recoverTrashed } from './contract.ts';
import { readTrash } from './list.ts';
import { recoverFromTrash } from './recover.ts';

/** The trash. Plain records also need the rights of their kind: to see them, and to delete it to recover one. */
export function registerTrash(
  registry: StaffRegistry,
  { db, site }: Pick<ApiDeps, 'db'> & { site: SiteAddresses },
): void {
  registry.add(listTrash, { access: 'anyRecords.read' }, ({ query }, { staff }) =>
    readTrash(db, query, staff.role),
  );
  registry.add(recoverTrashed, { access: 'anyRecords.delete' }, ({ params }, call) =>
    recoverFromTrash(params.id, site, call),
  );
}
