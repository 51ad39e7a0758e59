import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Visitor } from '#api/http/call.ts';
import { readPartPictures, sharedPictureOf } from '#api/shares/pictures.ts';
import { openShare, type ShareDeps } from '#api/shares/service.ts';
import { titleOf } from '#api/sheets/head.ts';
import { AppError } from '#contracts/errors.ts';
import { acceptanceItems, acceptanceSheets } from '#db/schema/acceptance.ts';
import { acceptanceSignatures } from '#db/schema/acceptance-signatures.ts';
import { projects } from '#db/schema/projects.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
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
  const link = await openShare(deps, { kind: 'acceptance', token, visitor });
  const { recordId } = link;
  const order = alias(sheets, 'work_order');
  const replaced = alias(sheets, 'replaced');
  const [[row], items, evidence, signatures] = await Promise.all([
    db
      .select({
        head: sheets,
        sheet: acceptanceSheets,
        projectNumber: projects.number,
        orderNumber: order.number,
        previousNumber: replaced.number,
      })
      .from(acceptanceSheets)
      .innerJoin(sheets, eq(sheets.id, acceptanceSheets.id))
      .leftJoin(projects, eq(projects.id, sheets.projectId))
      .leftJoin(order, eq(order.id, acceptanceSheets.orderId))
      .leftJoin(replaced, eq(replaced.id, acceptanceSheets.replacesId))
      .where(eq(acceptanceSheets.id, recordId)),
    db
      .select()
      .from(acceptanceItems)
      .where(eq(acceptanceItems.sheetId, recordId))
      .orderBy(asc(acceptanceItems.sort), asc(acceptanceItems.id)),
    readPartPictures(db, recordId, 'item'),
    db
      .select()
      .from(acceptanceSignatures)
      .where(eq(acceptanceSignatures.sheetId, recordId))
      .orderBy(asc(acceptanceSignatures.signedAt)),
  ]);
  if (!row) throw new AppError('NOT_FOUND');
  const { head, sheet, projectNumber, orderNumber, previousNumber } = row;
  const { state } = sheet;
  if (state === 'draft') throw new AppError('NOT_FOUND');
  const inLanguage = (zh: string, en: string | null) => (head.locale === 'en' ? (en ?? zh) : zh);
  return {
    number: head.number,
    title: titleOf(head),
    locale: head.locale,
    customerName: head.customerName,
    siteName: head.siteName,
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
        .filter(({ partKey }) => partKey === item.id)
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
    sentAt: head.sentAt?.toISOString() ?? null,
    decidedAt: sheet.decidedAt?.toISOString() ?? null,
    sealedAt: sheet.sealedAt?.toISOString() ?? null,
    contentHash: sheet.contentHash,
    verificationCode: sheet.verificationCode,
  };
}
