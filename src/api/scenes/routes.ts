import type { ApiDeps } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { openShare } from '#api/shares/service.ts';
import { getSharedScene } from './contract.ts';
import { readScene } from './service.ts';

/** Mounts the virtual scenes. */
export function registerScenes(registry: ApiRegistry, deps: ApiDeps): void {
  registry.add(getSharedScene, async ({ params, query }, { headers }) => {
    const { recordId } = await openShare(deps, { kind: 'scene', token: params.token, headers });
    return readScene(deps.db, recordId, query.locale);
  });
}
