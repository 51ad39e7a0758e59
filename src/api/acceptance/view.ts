import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { readPartPictures, sharedPictureOf } from '#api/shares/pictures.ts';
import { type SheetHead, titleOf } from '#api/sheets/head.ts';
import type { ShareAudience } from '#contracts/enums/shares.ts';
import {
  contentOf,
  isOtherThanExpected,
  statementIn,
} from '#contracts/sheets/acceptance-record.ts';
import { contentHash } from '#contracts/sheets/hash.ts';
import { ITEM_PART, readAcceptanceRows } from '#db/acceptance-content.ts';
import type { Executor } from '#db/connection.ts';
import { acceptanceSheets } from '#db/schema/acceptance.ts';
import { projects } from '#db/schema/projects.ts';
import { sheetSeals } from '#db/schema/sheets/seals.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import type { Acceptance } from './contract.ts';

/** The link through which the sheet is looked at. */
interface Viewer {
  token: string;
  audience: ShareAudience;
}

/** An acceptance sheet in its own language, as the holder of a link sees it. */
export async function viewAcceptance(
  db: Executor,
  sheet: SheetHead,
  { token, audience }: Viewer,
): Promise<Acceptance> {
  const [rows, pictures, { seal, numbers }] = await Promise.all([
    readAcceptanceRows(db, sheet.id),
    readPartPictures(db, sheet.id, ITEM_PART),
    readNeighbours(db, sheet.id),
  ]);
  const { decisions } = rows;
  const content = contentOf(rows);
  const { statement, expectedSigner, replacesNumber, orderNumber } = content;
  const inLanguage = (zh: string, en: string | null) => (sheet.locale === 'en' ? (en ?? zh) : zh);
  const rejection = decisions.find(({ kind }) => kind === 'reject');
  const signatures = decisions.filter(
    ({ kind, party, contentHash }) =>
      // Of several sendings the last one counts.
      kind === 'sign' && (party === 'customer' || contentHash === content.provider?.contentHash),
  );
  return {
    number: sheet.number,
    title: titleOf(sheet),
    locale: sheet.locale,
    customerName: sheet.customerName,
    siteName: sheet.siteName,
    ...numbers,
    orderNumber,
    replacesNumber,
    state: seal ? 'sealed' : rejection ? 'rejected' : sheet.stage === 'open' ? 'sent' : 'closed',
    canSign: sheet.stage === 'open' && audience === 'signer',
    expectedSigner,
    statement: statementIn(content, sheet.locale),
    statementVersion: statement.version,
    items: rows.items.map(({ id, ...item }) => ({
      id,
      title: inLanguage(item.titleZh, item.titleEn),
      criterion: inLanguage(item.criterionZh, item.criterionEn),
      measured: item.measured,
      result: item.result,
      remark: item.remark,
      decidedBy: item.decidedBy,
      decidedAt: item.decidedAt?.toISOString() ?? null,
      evidence: pictures
        .filter(({ partKey }) => partKey === id)
        .map((picture) => ({
          ...sharedPictureOf(picture, token),
          id: picture.fileId,
          party: picture.linkId ? ('customer' as const) : ('provider' as const),
        })),
    })),
    signatures: signatures.map(({ party, name, title, method, strokes, decidedAt }) => ({
      party,
      name,
      title,
      method: method ?? 'typed',
      strokes,
      signedAt: decidedAt.toISOString(),
      isOtherThanExpected: party === 'customer' && isOtherThanExpected(expectedSigner, name),
    })),
    rejection: rejection
      ? {
          name: rejection.name,
          reason: rejection.remark ?? '',
          rejectedAt: rejection.decidedAt.toISOString(),
        }
      : null,
    sentAt: sheet.sentAt?.toISOString() ?? null,
    contentHash: await contentHash(content),
    seal: seal
      ? {
          verificationCode: seal.verificationCode,
          hash: seal.contentHash,
          sealedAt: seal.sealedAt.toISOString(),
        }
      : null,
  };
}

/** The seal, and numbers of what the sheet belongs to; of its successor once customers can see it. */
async function readNeighbours(db: Executor, sheetId: string) {
  const [successor, next] = [alias(acceptanceSheets, 'successor'), alias(sheets, 'next')];
  const [row] = await db
    .select({
      seal: sheetSeals,
      projectNumber: projects.number,
      nextNumber: next.number,
      nextStage: next.stage,
    })
    .from(sheets)
    .leftJoin(sheetSeals, eq(sheetSeals.sheetId, sheets.id))
    .leftJoin(projects, eq(projects.id, sheets.projectId))
    .leftJoin(successor, eq(successor.replacesId, sheets.id))
    .leftJoin(next, and(eq(next.id, successor.id), isNull(next.deletedAt)))
    .where(eq(sheets.id, sheetId));
  const replacedByNumber = row?.nextStage === 'draft' ? null : (row?.nextNumber ?? null);
  return {
    seal: row?.seal ?? null,
    numbers: { projectNumber: row?.projectNumber ?? null, replacedByNumber },
  };
}
