import { and, desc, eq, lt } from 'drizzle-orm';
import type { Locale } from '#contracts/locale.ts';
import { readCode } from '#contracts/redemptions/code.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
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

const PAGE_SIZE = 50;

/** One page of codes, the newest first. A whole code finds those with its last four symbols. */
export async function readCodes(
  db: Executor,
  { q, status, batch, after }: RouteInput<typeof listCodes>['query'],
  locale: Locale,
): Promise<RouteData<typeof listCodes>> {
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
    .limit(PAGE_SIZE + 1);
  const page = rows.slice(0, PAGE_SIZE);
  return {
    items: page.map(({ code, redemption, ...row }) => ({
      ...row,
      id: code.id,
      last4: code.last4,
      status: code.status,
      revokedAt: code.revokedAt?.toISOString() ?? null,
      revokedReason: code.revokedReason,
      redemption: redemption && {
        redeemedAt: redemption.redeemedAt.toISOString(),
        expiresAt: redemption.expiresAt.toISOString(),
        contact: maskContact(redemption),
        deviceModel: redemption.deviceModel,
        deviceSerial: redemption.deviceSerial,
      },
    })),
    next: rows.length > PAGE_SIZE ? (page.at(-1)?.code.id ?? null) : null,
  };
}
