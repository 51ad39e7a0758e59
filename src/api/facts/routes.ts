import type { StaffRegistry } from '#api/access/staff-registry.ts';
import type { ApiDeps } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { listFacts } from './contract.ts';
import { readFactList } from './list.ts';
import { addFact, changeFact, previewFact, readFact } from './record.ts';
import { readFacts } from './service.ts';
import * as contract from './staff-contract.ts';

/** The table of facts for visitors. */
export function registerFacts(registry: ApiRegistry, { db }: ApiDeps): void {
  registry.add(
    listFacts,
    { access: 'public', cache: { tags: ['facts', 'downloads'] } },
    async ({ query }) => ({ items: await readFacts(db, query.locale, query.subject) }),
  );
}

/** The facts in the back office. */
export function registerFactsOfStaff(registry: StaffRegistry, { db }: Pick<ApiDeps, 'db'>): void {
  registry.add(contract.listFactsOfStaff, { access: 'facts.read' }, ({ query }) =>
    readFactList(db, query),
  );
  registry.add(contract.readFactOfStaff, { access: 'facts.read' }, ({ params }) =>
    readFact(db, params.id),
  );
  registry.add(contract.createFact, { access: 'facts.create' }, ({ body }, call) =>
    addFact(body, call),
  );
  registry.add(
    contract.checkFact,
    { access: 'facts.update', transaction: false },
    ({ params, body }, { locale }) => previewFact(db, params.id, body, locale),
  );
  registry.add(contract.updateFact, { access: 'facts.update' }, ({ params, body }, call) =>
    changeFact(params.id, body, call),
  );
}
