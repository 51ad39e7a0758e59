import type { ApiDeps } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { openShare } from '#api/shares/service.ts';
import { getSharedOrder } from './contract.ts';
import { readOrder } from './service.ts';

/** Mounts the work orders. */
export function registerOrders(registry: ApiRegistry, deps: ApiDeps): void {
  registry.add(getSharedOrder, async ({ params }, { headers }) => {
    const { recordId } = await openShare(deps, { kind: 'order', token: params.token, headers });
    return readOrder(deps.db, recordId);
  });
}
