import type { ApiDeps } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { shareReads } from '#api/shares/limit.ts';
import { openShare } from '#api/shares/service.ts';
import { getScene } from './contract.ts';
import { readScene } from './service.ts';

export function registerScenes(registry: ApiRegistry, deps: ApiDeps): void {
  registry.add(
    getScene,
    { access: 'public', limit: shareReads },
    async ({ params: { token }, query }, { visitor }) => {
      const { recordId } = await openShare(deps, { kind: 'scene', token, visitor });
      return readScene(deps.db, recordId, query.locale);
    },
  );
}
