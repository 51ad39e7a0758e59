import type { StaffRegistry } from '#api/access/staff-registry.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import { openProject } from './contract.ts';
import { makeProjectOf } from './of-booking.ts';

/** What is done with projects besides the operations of all plain records. */
export function registerProjects(registry: StaffRegistry, { site }: { site: SiteAddresses }): void {
  registry.add(
    openProject,
    { access: 'projects.create', transaction: true },
    ({ params, body }, call) => makeProjectOf(params.id, body, site, call),
  );
}
