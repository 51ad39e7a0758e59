import { and, desc, eq, lt } from 'drizzle-orm';
import { PAGE_ROWS, presentPage } from '#api/http/keyset.ts';
import type { Locale } from '#contracts/locale.ts';
import { readCode } from '#contracts/redemptions/code.ts';
import type { RouteAnswer, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { campaigns } from '#db/schema/campaigns.ts';
import {
  redemptionCodes as codes,
  redemptionBatches,
  redemptions,
} from '#db/schema/redemptions.ts';
import type { listCodes } from '../batches/contract.ts';
import { campaignName } from '../batches/listing.ts';
import { maskContact } from '../contact.ts';

/** One page of codes, the newest first. A whole code finds those with its last four symbols. */
export async function readCodes(
  db: Executor,
  { q, status, batch, after }: RouteInput<typeof listCodes>['query'],
  locale: Locale,
): Promise<RouteAnswer<typeof listCodes>> {
  const rows = await db
    .select({
      code: codes,
      batch: { id: redemptionBatches.id, label: redemptionBatches.label },
      campaign: campaignName(locale),
      redemption: redemptions,
    })
    .from(codes)
    .innerJoin(redemptionBatches, eq(redemptionBatches.id, codes.batchId))
    .innerJoin(campaigns, eq(campaigns.id, codes.campaignId))
    .leftJoin(redemptions, eq(redemptions.codeId, codes.id))
    .where(
      and(
        q ? eq(codes.last4, readCode(q).symbols.slice(-4)) : undefined,
        status && eq(codes.status, status),
        batch ? eq(codes.batchId, batch) : undefined,
        after ? lt(codes.id, after) : undefined,
      ),
    )
    .orderBy(desc(codes.id))
    .limit(PAGE_ROWS);
  return presentPage(
    rows,
    ({ code }) => code.id,
    ({ code, redemption, ...row }) => ({
      ...code,
      ...row,
      redemption: redemption && { ...redemption, contact: maskContact(redemption) },
    }),
  );
}
