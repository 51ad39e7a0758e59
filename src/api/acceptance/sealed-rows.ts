import { and, eq } from 'drizzle-orm';
import { linkHash } from '#api/sheets/seal.ts';
import {
  ACCEPTANCE_RECORD_SCHEMA,
  type AcceptanceRecord,
  isOtherThanExpected,
  sentContent,
} from '#contracts/sheets/acceptance-record.ts';
import { contentHash } from '#contracts/sheets/hash.ts';
import { readContent } from '#db/acceptance-content.ts';
import type { Executor } from '#db/connection.ts';
import { sheetDecisions } from '#db/schema/sheets/decisions.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';

/**
 * What the record of a sealed acceptance has from its rows, as they are now. A provider's signature
 * over something else than what was sent is a changed one.
 */
export async function readSealedRows(
  db: Executor,
  sheetId: string,
): Promise<
  Pick<AcceptanceRecord, 'schema' | 'content' | 'contentHash' | 'customer' | 'linkHash' | 'isTrial'>
> {
  const content = await readContent(db, sheetId);
  const sentHash = await contentHash(sentContent(content));
  const [row] = await db
    .select({ decision: sheetDecisions, trialUntil: sheets.trialUntil })
    .from(sheetDecisions)
    .innerJoin(sheets, eq(sheets.id, sheetDecisions.sheetId))
    .where(
      and(
        eq(sheetDecisions.sheetId, sheetId),
        eq(sheetDecisions.kind, 'sign'),
        eq(sheetDecisions.party, 'customer'),
      ),
    );
  const signature = row?.decision;
  return {
    schema: ACCEPTANCE_RECORD_SCHEMA,
    content: {
      ...content,
      provider: content.provider && { ...content.provider, contentHash: sentHash },
    },
    contentHash: await contentHash(content),
    customer: {
      name: signature?.name ?? '',
      title: signature?.title ?? null,
      method: signature?.method ?? 'typed',
      strokes: signature?.strokes ?? null,
      isOtherThanExpected: isOtherThanExpected(content.expectedSigner, signature?.name ?? ''),
    },
    linkHash: linkHash(signature?.linkId ?? ''),
    isTrial: Boolean(row?.trialUntil),
  };
}
