import type { ApiServices } from '#api/deps.ts';
import type { ApiRegistry } from '#api/http/registry.ts';
import { sharePdfs, shareReads } from '#api/shares/limit.ts';
import { openShare } from '#api/shares/service.ts';
import { getWorkOrder, getWorkOrderPdf } from './contract.ts';
import { workOrderPdf } from './pdf.ts';
import { readWorkOrder } from './service.ts';

export function registerWorkOrders(registry: ApiRegistry, deps: ApiServices): void {
  registry.add(
    getWorkOrder,
    { access: 'public', limit: shareReads },
    async ({ params: { token } }, { visitor }) => {
      const link = await openShare(deps, { kind: 'work-order', token, visitor });
      return readWorkOrder(deps.db, link);
    },
  );
  registry.addFile(
    getWorkOrderPdf,
    { access: 'public', limit: sharePdfs },
    async ({ params: { token } }, { visitor }) => {
      const link = await openShare(deps, { kind: 'work-order', token, visitor });
      const order = await readWorkOrder(deps.db, link);
      const { locale, number: name } = order;
      return deps.pdfs.answer({ kind: 'work-order', token, locale, name }, (context) =>
        workOrderPdf(order, context),
      );
    },
  );
}
