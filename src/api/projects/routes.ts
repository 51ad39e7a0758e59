import type { StaffRegistry } from '#api/access/staff-registry.ts';
import type { ApiDeps } from '#api/deps.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import { readChainOf } from './chain.ts';
import * as contract from './contract.ts';
import { makeProjectOf } from './of-booking.ts';
import { readLongestWaiting } from './waiting.ts';

/** What is done with projects besides the operations of all plain records. */
export function registerProjects(
  registry: StaffRegistry,
  { db, site }: Pick<ApiDeps, 'db'> & { site: SiteAddresses },
): void {
  registry.add(contract.openProject, { access: 'projects.create' }, ({ params, body }, call) =>
    makeProjectOf(params.id, body, site, call),
  );
  registry.add(contract.readProjectChain, { access: 'sheets.read' }, ({ params }) =>
    readChainOf(db, params.id),
  );
  registry.add(contract.listWaitingSheets, { access: 'sheets.read' }, async () => ({
    items: await readLongestWaiting(db),
  }));
}
