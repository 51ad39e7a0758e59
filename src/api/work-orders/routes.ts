import { shareReads } from '#api/shares/limit.ts';
import type { LinkRegistry } from '#api/sheets/link-registry.ts';
import { getWorkOrder } from './contract.ts';
import { readWorkOrder } from './service.ts';

export function registerWorkOrders(links: LinkRegistry): void {
  links.read(getWorkOrder, { kind: 'work-order', limit: shareReads, opens: true }, ({ db, link }) =>
    readWorkOrder(db, link),
  );
}
