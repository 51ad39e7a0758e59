import { readAcceptanceDocument } from '#api/acceptance/document.ts';
import { deviceSheetPdf } from '#api/device-sheets/pdf.ts';
import { readDeviceSheet } from '#api/device-sheets/service.ts';
import { readsPerMinute } from '#api/http/policy.ts';
import { liveReportPdf } from '#api/live-reports/pdf.ts';
import { readLiveReport } from '#api/live-reports/service.ts';
import { requirementPdf } from '#api/requirements/pdf.ts';
import { readRequirement } from '#api/requirements/service.ts';
import { scenePdf } from '#api/scenes/pdf.ts';
import { readScene } from '#api/scenes/service.ts';
import { readIssuedDocument } from '#api/sheets/documents/read.ts';
import type { SheetReadCall } from '#api/sheets/link-call.ts';
import type { LinkRegistry } from '#api/sheets/link-registry.ts';
import { workOrderPdf } from '#api/work-orders/pdf.ts';
import { readWorkOrder } from '#api/work-orders/service.ts';
import type { PdfDocument } from '#content/pdf/document.ts';
import { beijingDay } from '#contracts/days.ts';
import type { FileContract } from '#contracts/route.ts';
import type { SheetKind } from '#contracts/sheets/kinds.ts';
import {
  getAcceptancePdf,
  getDeviceSheetPdf,
  getLiveReportPdf,
  getRequirementPdf,
  getScenePdf,
  getWorkOrderPdf,
} from './contract.ts';
import { KeptFiles } from './kept-files.ts';
import { type PdfContext, readPdfContext } from './pdf-context.ts';
import { withTrialMark } from './trial-mark.ts';
import type { PdfWriter, PdfWriterDeps } from './writer.ts';

interface SheetPdfDeps extends PdfWriterDeps {
  writer: PdfWriter;
  publicUrl: string;
}

/**
 * Each file takes a process for a moment. Links and networks are counted. Requests have waited for a
 * place before they come here, see `FilePlaces` of the server.
 */
const limit = readsPerMinute(20);

/**
 * Registers the PDF files of all sheets: each is built from the answer that the page gets, and one
 * that was issued is sent as it is stored.
 */
export function registerSheetPdfs(links: LinkRegistry, deps: SheetPdfDeps): void {
  const { writer } = deps;
  const kept = new KeptFiles();
  const today = () => beijingDay(new Date());

  /** Browsers show the file: that of WeChat cannot save one. */
  function add(
    contract: FileContract,
    kind: SheetKind,
    read: (call: SheetReadCall, context: PdfContext) => Promise<PdfDocument>,
  ): void {
    links.addFile(contract, { kind, limit }, async (call) => {
      const { id, number, locale } = call.sheet;
      const { mark, audience, token } = call.link;
      const body = await kept.get(`${id} ${mark} ${audience}`, async () => {
        const issued = await readIssuedDocument(deps, id);
        if (issued) return issued;
        const context = await readPdfContext(deps, kind, token, locale);
        return writer.write(withTrialMark(await read(call, context), call.sheet));
      });
      return { body, shownName: `${number}.pdf` };
    });
  }

  add(getRequirementPdf, 'requirement', async ({ db, link }, context) =>
    requirementPdf(await readRequirement(db, link, today()), context),
  );
  add(getDeviceSheetPdf, 'device-sheet', async ({ db, link }, context) =>
    deviceSheetPdf(await readDeviceSheet(db, link, today()), context),
  );
  add(getWorkOrderPdf, 'work-order', async ({ db, link }, context) =>
    workOrderPdf(await readWorkOrder(db, link), context),
  );
  add(getAcceptancePdf, 'acceptance', ({ db, sheet, link }, context) =>
    readAcceptanceDocument(db, sheet, link, context),
  );
  add(getLiveReportPdf, 'live-report', async ({ db, link }, context) =>
    liveReportPdf(await readLiveReport(db, link.recordId), context),
  );
  links.addFile(
    getScenePdf,
    { kind: 'scene', limit },
    async ({ db, link }, { query: { locale } }) => {
      const scene = await readScene(db, link.recordId, locale);
      // The file has the address of its link in it.
      const body = await kept.get(`${link.token} ${locale}`, async () =>
        writer.write(
          scenePdf(scene, locale, await readPdfContext(deps, 'scene', link.token, locale)),
        ),
      );
      return { body, shownName: `${scene.slug}.pdf` };
    },
  );
}
