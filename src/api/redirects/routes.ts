import type { StaffRegistry } from '#api/access/staff-registry.ts';
import type { ApiDeps } from '#api/deps.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import * as contract from './contract.ts';
import { listOfRedirects } from './list.ts';
import { addRedirect, changeRedirect } from './write.ts';

export function registerRedirects(
  registry: StaffRegistry,
  { db, site }: Pick<ApiDeps, 'db'> & { site: SiteAddresses },
): void {
  registry.add(contract.listRedirects, { access: 'redirects.read' }, ({ query }) =>
    listOfRedirects(db, query),
  );
  registry.add(contract.createRedirect, { access: 'redirects.create' }, ({ body }, call) =>
    addRedirect(body, site, call),
  );
  registry.add(contract.updateRedirect, { access: 'redirects.update' }, ({ params, body }, call) =>
    changeRedirect(params.id, body, site, call),
  );
}
