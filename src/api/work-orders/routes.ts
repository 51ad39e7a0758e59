import type { ApiDeps } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { shareReads } from '#api/shares/limit.ts';
import { openShare } from '#api/shares/service.ts';
import { getWorkOrder } from './contract.ts';
import { readWorkOrder } from './service.ts';

export function registerWorkOrders(registry: ApiRegistry, deps: ApiDeps): void {
  registry.add(
    getWorkOrder,
    { access: 'public', limit: shareReads },
    async ({ params: { token } }, { visitor }) => {
      const link = await openShare(deps, { kind: 'work-order', token, visitor });
      return readWorkOrder(deps.db, link);
    },
  );
}
