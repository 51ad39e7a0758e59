import type { ApiDeps } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { listFacts } from './contract.ts';
import { readFacts } from './service.ts';

export function registerFacts(registry: ApiRegistry, { db }: ApiDeps): void {
  registry.add(
    listFacts,
    { access: 'public', cache: { tags: ['facts', 'downloads'] } },
    async ({ query }) => ({ items: await readFacts(db, query.locale, query.subject) }),
  );
}
