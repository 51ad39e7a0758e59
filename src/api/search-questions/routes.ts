import type { StaffRegistry } from '#api/access/staff-registry.ts';
import type { ApiDeps } from '#api/deps.ts';
import * as contract from './contract.ts';
import { readAskedRecords } from './list.ts';
import { readQuestions, saveQuestions } from './service.ts';

export function registerSearchQuestions(
  registry: StaffRegistry,
  { db }: Pick<ApiDeps, 'db'>,
): void {
  registry.add(contract.listSearchQuestions, { access: 'searches.read' }, ({ query }) =>
    readAskedRecords(db, query),
  );
  registry.add(contract.readSearchQuestions, { access: 'searches.read' }, ({ params }) =>
    readQuestions(db, params.id),
  );
  registry.add(
    contract.saveSearchQuestions,
    { access: 'searches.update' },
    ({ params, body }, call) => saveQuestions(params, body, call),
  );
}
