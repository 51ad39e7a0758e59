import type { ApiDeps } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { readActiveRiskyWords } from './active.ts';
import { listActiveRiskyWords } from './contract.ts';

/** The list for visitors. */
export function registerRiskyWords(registry: ApiRegistry, { db }: Pick<ApiDeps, 'db'>): void {
  registry.add(
    listActiveRiskyWords,
    { access: 'public', cache: { tags: ['risky-words'] } },
    ({ query }) => readActiveRiskyWords(db, query.locale),
  );
}
