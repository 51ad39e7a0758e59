import { eq } from 'drizzle-orm';
import { lockById } from '#api/rows.ts';
import { notFound } from '#contracts/errors.ts';
import type { RouteAnswer } from '#contracts/route.ts';
import type { Database, Executor } from '#db/connection.ts';
import { mediaAssets, mediaProcessing } from '#db/schema/media.ts';
import { staffUsers } from '#db/schema/staff.ts';
import type { readMedia } from './contract.ts';
import { selectItems } from './item.ts';
import { findUses } from './uses.ts';

export type AssetRow = typeof mediaAssets.$inferSelect;

/** A file with everything that is known about it. @throws AppError NOT_FOUND */
export async function readRecord(db: Database, id: string): Promise<RouteAnswer<typeof readMedia>> {
  const [item = notFound()] = await selectItems(db).where(eq(mediaAssets.id, id));
  const [row = notFound()] = await db
    .select({
      asset: mediaAssets,
      failure: mediaProcessing.failure,
      uploadedBy: staffUsers.name,
    })
    .from(mediaAssets)
    .leftJoin(mediaProcessing, eq(mediaProcessing.assetId, mediaAssets.id))
    .leftJoin(staffUsers, eq(staffUsers.id, mediaAssets.uploadedBy))
    .where(eq(mediaAssets.id, id));
  const { asset, failure, uploadedBy } = row;
  return {
    ...asset,
    ...item,
    altEn: asset.altEn ?? '',
    focus: focusOf(asset),
    failure,
    isReplacing: item.state !== 'ready' && item.picture !== null,
    uploadedBy,
    uses: await findUses(db, id),
  };
}

/** The focal point of a row. */
export function focusOf({ focusX, focusY }: Pick<AssetRow, 'focusX' | 'focusY'>) {
  return focusX === null || focusY === null ? null : { x: focusX, y: focusY };
}

/** Reads an asset for a change and locks it. @throws AppError NOT_FOUND */
export async function lockAsset(db: Executor, id: string): Promise<AssetRow> {
  return lockById(db, mediaAssets, id);
}
