import type { StaffRegistry } from '#api/access/staff-registry.ts';
import type { ApiDeps } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { readActiveRiskyWords } from './active.ts';
import * as contract from './contract.ts';
import { readRiskyWords } from './list.ts';
import { addRiskyWord, changeRiskyWord, removeRiskyWord } from './service.ts';

/** The list for visitors. */
export function registerRiskyWords(registry: ApiRegistry, { db }: Pick<ApiDeps, 'db'>): void {
  registry.add(
    contract.listActiveRiskyWords,
    { access: 'public', cache: { tags: ['risky-words'] } },
    ({ query }) => readActiveRiskyWords(db, query.locale),
  );
}

/** The list in the back office. */
export function registerRiskyWordsOfStaff(
  registry: StaffRegistry,
  { db }: Pick<ApiDeps, 'db'>,
): void {
  registry.add(contract.listRiskyWords, { access: 'riskyWords.read' }, ({ query }) =>
    readRiskyWords(db, query),
  );
  registry.add(
    contract.createRiskyWord,
    { access: 'riskyWords.create', transaction: true },
    ({ body }, call) => addRiskyWord(body, call),
  );
  registry.add(
    contract.updateRiskyWord,
    { access: 'riskyWords.update', transaction: true },
    async ({ params, body }, call) => {
      await changeRiskyWord(params.id, body, call);
      return {};
    },
  );
  registry.add(
    contract.deleteRiskyWord,
    { access: 'riskyWords.delete', transaction: true },
    async ({ params }, call) => {
      await removeRiskyWord(params.id, call);
      return {};
    },
  );
}
