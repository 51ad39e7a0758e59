import type { StaffRegistry } from '#api/access/staff-registry.ts';
import type { ApiDeps } from '#api/deps.ts';
import * as contract from './contract.ts';
import { markMissingPage, readMissingPages } from './service.ts';
import { suggestedTarget } from './suggestion.ts';

export function registerMissingPages(
  registry: StaffRegistry,
  { db, pagePaths }: Pick<ApiDeps, 'db'> & { pagePaths: readonly string[] },
): void {
  registry.add(contract.listMissingPages, { access: 'redirects.read' }, ({ query }) =>
    readMissingPages(db, query),
  );
  registry.add(contract.suggestTarget, { access: 'redirects.read' }, async ({ query }) => ({
    target: await suggestedTarget(db, query.path, pagePaths),
  }));
  registry.add(contract.handleMissingPage, { access: 'redirects.update' }, ({ body }, call) =>
    markMissingPage(body, call),
  );
}
