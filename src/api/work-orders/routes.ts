import { sharePdfs, shareReads } from '#api/shares/limit.ts';
import type { LinkRegistry } from '#api/sheets/link-registry.ts';
import type { SheetPdfs } from '#api/sheets/pdf/sheet-pdfs.ts';
import { getWorkOrder, getWorkOrderPdf } from './contract.ts';
import { workOrderPdf } from './pdf.ts';
import { readWorkOrder } from './service.ts';

export function registerWorkOrders(links: LinkRegistry, pdfs: SheetPdfs): void {
  links.read(getWorkOrder, { kind: 'work-order', limit: shareReads, opens: true }, ({ db, link }) =>
    readWorkOrder(db, link),
  );
  links.addFile(getWorkOrderPdf, { kind: 'work-order', limit: sharePdfs }, async ({ db, link }) => {
    const order = await readWorkOrder(db, link);
    const { locale, number: name } = order;
    return pdfs.answer({ kind: 'work-order', token: link.token, locale, name }, (context) =>
      workOrderPdf(order, context),
    );
  });
}
