import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Visitor } from '#api/http/call.ts';
import { isPicture, privatePicture, sharedPictureOf } from '#api/shares/pictures.ts';
import { openShare, type ShareDeps } from '#api/shares/service.ts';
import { AppError } from '#contracts/errors.ts';
import { acceptanceEvidence, acceptanceItems, acceptanceSheets } from '#db/schema/acceptance.ts';
import { acceptanceSignatures } from '#db/schema/acceptance-signatures.ts';
import { privateFiles } from '#db/schema/media.ts';
import { projects } from '#db/schema/projects.ts';
import { workOrders } from '#db/schema/work-orders.ts';
import type { Acceptance } from './contract.ts';

/**
 * Opens an acceptance sheet in its own language.
 * @throws AppError NOT_FOUND if the link is not valid or the sheet has not been sent yet
 */
export async function readAcceptance(
  deps: ShareDeps,
  { token, visitor }: { token: string; visitor: Visitor },
): Promise<Acceptance> {
  const { db } = deps;
  const link = await openShare(deps, { kind: 'acceptance-sheet', token, visitor });
  const { recordId } = link;
  const previous = alias(acceptanceSheets, 'previous');
  const [[row], items, evidence, signatures] = await Promise.all([
    db
      .select({
        sheet: acceptanceSheets,
        projectNumber: projects.number,
        orderNumber: workOrders.number,
        previousNumber: previous.number,
      })
      .from(acceptanceSheets)
      .leftJoin(projects, eq(projects.id, acceptanceSheets.projectId))
      .leftJoin(workOrders, eq(workOrders.id, acceptanceSheets.orderId))
      .leftJoin(previous, eq(previous.id, acceptanceSheets.previousId))
      .where(eq(acceptanceSheets.id, recordId)),
    db
      .select()
      .from(acceptanceItems)
      .where(eq(acceptanceItems.sheetId, recordId))
      .orderBy(asc(acceptanceItems.sort), asc(acceptanceItems.id)),
    db
      .select({
        itemId: acceptanceEvidence.itemId,
        caption: acceptanceEvidence.caption,
        ...privatePicture,
      })
      .from(acceptanceEvidence)
      .innerJoin(acceptanceItems, eq(acceptanceItems.id, acceptanceEvidence.itemId))
      .innerJoin(privateFiles, eq(privateFiles.id, acceptanceEvidence.fileId))
      .where(and(eq(acceptanceItems.sheetId, recordId), isPicture()))
      .orderBy(asc(acceptanceEvidence.sort), asc(acceptanceEvidence.id)),
    db
      .select()
      .from(acceptanceSignatures)
      .where(eq(acceptanceSignatures.sheetId, recordId))
      .orderBy(asc(acceptanceSignatures.signedAt)),
  ]);
  if (!row) throw new AppError('NOT_FOUND');
  const { sheet, projectNumber, orderNumber, previousNumber } = row;
  const { state } = sheet;
  if (state === 'draft') throw new AppError('NOT_FOUND');
  const inLanguage = (zh: string, en: string | null) => (sheet.locale === 'en' ? (en ?? zh) : zh);
  return {
    number: sheet.number,
    title: inLanguage(sheet.titleZh, sheet.titleEn),
    locale: sheet.locale,
    customerName: sheet.customerName,
    siteName: sheet.siteName,
    projectNumber,
    orderNumber,
    previousNumber,
    state,
    statement: inLanguage(sheet.statementZh, sheet.statementEn),
    statementVersion: sheet.statementVersion,
    items: items.map((item) => ({
      title: inLanguage(item.titleZh, item.titleEn),
      criterion: inLanguage(item.criterionZh, item.criterionEn),
      measured: item.measured,
      result: item.result,
      remark: item.remark,
      decidedAt: item.decidedAt?.toISOString() ?? null,
      evidence: evidence
        .filter(({ itemId }) => itemId === item.id)
        .map((picture) => sharedPictureOf(picture, link.token)),
    })),
    signatures: signatures.map(({ party, name, title, signedAt, strokes }) => ({
      party,
      name,
      title,
      signedAt: signedAt.toISOString(),
      strokes,
    })),
    rejection: sheet.rejection,
    sentAt: sheet.sentAt?.toISOString() ?? null,
    decidedAt: sheet.decidedAt?.toISOString() ?? null,
    sealedAt: sheet.sealedAt?.toISOString() ?? null,
    contentHash: sheet.contentHash,
    verificationCode: sheet.verificationCode,
  };
}
