import type { StaffRegistry } from '#api/access/staff-registry.ts';
import type { ApiDeps } from '#api/deps.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import { listTrash, recoverTrashed } from './contract.ts';
import { readTrash } from './list.ts';
import { recoverFromTrash } from './recover.ts';

/** The trash. To recover a plain record also needs the right to delete its kind. */
export function registerTrash(
  registry: StaffRegistry,
  { db, site }: Pick<ApiDeps, 'db'> & { site: SiteAddresses },
): void {
  registry.add(listTrash, { access: 'content.read' }, ({ query }) => readTrash(db, query));
  registry.add(
    recoverTrashed,
    { access: 'content.delete', transaction: true },
    async ({ params }, call) => {
      await recoverFromTrash(params.id, site, call);
      return {};
    },
  );
}
