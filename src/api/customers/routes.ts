import type { StaffRegistry } from '#api/access/staff-registry.ts';
import type { ApiDeps } from '#api/deps.ts';
import { readsPerMinute } from '#api/http/policy.ts';
import * as contract from './contract.ts';
import { eraseCustomer } from './erase.ts';
import { findMatches } from './matches.ts';
import { mergeCustomers } from './merge.ts';

/** Forms ask at pauses in typing. */
const matches = readsPerMinute(120);

/** What is done with customers besides the operations of all plain records. */
export function registerCustomers(registry: StaffRegistry, { db }: Pick<ApiDeps, 'db'>): void {
  registry.add(
    contract.matchCustomers,
    { access: 'customers.update', limit: matches, transaction: false },
    ({ body }) => findMatches(db, body),
  );
  registry.add(contract.mergeCustomer, { access: 'customers.delete' }, ({ params, body }, call) =>
    mergeCustomers(params.id, body.other, call),
  );
  registry.add(
    contract.eraseCustomer,
    { access: 'customers.delete', stepUp: true },
    ({ params }, call) => eraseCustomer(params.id, call),
  );
}
