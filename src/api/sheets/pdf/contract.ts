import { z } from 'zod';
import { shareParams } from '#api/shares/contract.ts';
import { routesOf } from '#contracts/route.ts';
import { localeSchema } from '#contracts/schemas.ts';

const { file } = routesOf('shares');

const sheetPdf = (folder: string, summary: string) =>
  file(`GET /shares/${folder}/:token/document.pdf`, {
    summary,
    description: 'In the language of the sheet.',
    params: shareParams,
    query: z.strictObject({}),
    mediaType: 'application/pdf',
  });

export const getRequirementPdf = sheetPdf('requirements', 'A requirement sheet as PDF');
export const getDeviceSheetPdf = sheetPdf('device-sheets', 'A device sheet as PDF');
export const getWorkOrderPdf = sheetPdf('work-orders', 'A work order as PDF');
export const getAcceptancePdf = sheetPdf('acceptance', 'An acceptance sheet as PDF');
export const getLiveReportPdf = sheetPdf('live-reports', 'The report of a live session as PDF');

/** A scene has both languages. */
export const getScenePdf = file('GET /shares/scenes/:token/document.pdf', {
  summary: 'A virtual scene as PDF',
  params: shareParams,
  query: z.strictObject({ locale: localeSchema }),
  mediaType: 'application/pdf',
});
