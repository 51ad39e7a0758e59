import { and, asc, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  type AcceptanceContent,
  type AcceptanceRows,
  contentOf,
  type ProviderSignature,
} from '#contracts/sheets/acceptance-record.ts';
import type { Executor } from './connection.ts';
import { acceptanceItems, acceptanceSheets } from './schema/acceptance.ts';
import { privateFiles } from './schema/private-files.ts';
import { sheetDecisions } from './schema/sheets/decisions.ts';
import { sheetFiles } from './schema/sheets/files.ts';
import { sheets } from './schema/sheets/sheets.ts';

/** The part of a sheet's files that belong to an item; the part's key is the item's id. */
export const ITEM_PART = 'item';

/** What is signed, as the rows have it now. */
export async function readContent(db: Executor, sheetId: string): Promise<AcceptanceContent> {
  return contentOf(await readAcceptanceRows(db, sheetId));
}

/** The rows of a sheet in a fixed order, so that equal rows have an equal hash. */
export async function readAcceptanceRows(db: Executor, sheetId: string): Promise<AcceptanceRows> {
  const [order, replaced] = [alias(sheets, 'work_order'), alias(sheets, 'replaced')];
  const [row] = await db
    .select({
      sheet: sheets,
      body: acceptanceSheets,
      orderNumber: order.number,
      replacesNumber: replaced.number,
    })
    .from(sheets)
    .innerJoin(acceptanceSheets, eq(acceptanceSheets.id, sheets.id))
    .leftJoin(order, eq(order.id, acceptanceSheets.orderId))
    .leftJoin(replaced, eq(replaced.id, acceptanceSheets.replacesId))
    .where(eq(sheets.id, sheetId));
  if (!row) throw new Error(`there is no acceptance sheet ${sheetId}`);
  const items = await db
    .select()
    .from(acceptanceItems)
    .where(eq(acceptanceItems.sheetId, sheetId))
    .orderBy(asc(acceptanceItems.sort), asc(acceptanceItems.id));
  const files = await db
    .select({
      itemId: sheetFiles.partKey,
      sha256: privateFiles.sha256,
      caption: sheetFiles.caption,
      linkId: sheetFiles.linkId,
    })
    .from(sheetFiles)
    .innerJoin(privateFiles, eq(privateFiles.id, sheetFiles.fileId))
    .where(and(eq(sheetFiles.sheetId, sheetId), eq(sheetFiles.part, ITEM_PART)))
    .orderBy(asc(sheetFiles.sort), asc(sheetFiles.id));
  const provider = await readProviderSignature(db, sheetId);
  return {
    ...row,
    items,
    files: files.map(({ linkId, ...file }) => ({
      ...file,
      party: linkId ? 'customer' : 'provider',
    })),
    provider,
  };
}

/** The provider's signature of the last sending; null in a draft that was never sent. */
async function readProviderSignature(
  db: Executor,
  sheetId: string,
): Promise<ProviderSignature | null> {
  const [signature] = await db
    .select()
    .from(sheetDecisions)
    .where(
      and(
        eq(sheetDecisions.sheetId, sheetId),
        eq(sheetDecisions.kind, 'sign'),
        eq(sheetDecisions.party, 'provider'),
      ),
    )
    .orderBy(desc(sheetDecisions.revision))
    .limit(1);
  if (!signature) return null;
  const { name, title, decidedAt, contentHash } = signature;
  return { name, title, signedAt: decidedAt.toISOString(), contentHash };
}
