import { and, asc, eq } from 'drizzle-orm';
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

type Decision = typeof sheetDecisions.$inferSelect;

/** The rows of a sheet in a fixed order, so that equal rows have an equal hash; its decisions by time. */
export async function readAcceptanceRows(
  db: Executor,
  sheetId: string,
): Promise<AcceptanceRows & { decisions: Decision[] }> {
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
  const decisions = await db
    .select()
    .from(sheetDecisions)
    .where(eq(sheetDecisions.sheetId, sheetId))
    .orderBy(asc(sheetDecisions.decidedAt));
  return {
    ...row,
    items,
    files: files.map(({ linkId, ...file }) => ({
      ...file,
      party: linkId ? 'customer' : 'provider',
    })),
    provider: providerSignature(decisions),
    decisions,
  };
}

/** The provider's signature of the last sending; null in a draft that was never sent. */
function providerSignature(decisions: readonly Decision[]): ProviderSignature | null {
  const [signature] = decisions
    .filter(({ kind, party }) => kind === 'sign' && party === 'provider')
    .sort((a, b) => b.revision - a.revision);
  if (!signature) return null;
  const { name, title, decidedAt, contentHash } = signature;
  return { name, title, signedAt: decidedAt.toISOString(), contentHash };
}
