import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '#db/connection.ts';
import { mediaAssets, mediaFormerFiles, mediaVariants } from '#db/schema/media.ts';
import type { AssetRow } from './record.ts';
import { renderTextsWith } from './rerender.ts';

/** How long addresses in pages that were rendered before a replacement go on answering, in days. */
const FORMER_DAYS = 30;

/** The columns of an asset that change with its file. */
type NewFile = Pick<AssetRow, 'storageKey' | 'mime' | 'bytes' | 'sha256' | 'width' | 'height'> &
  Partial<Pick<AssetRow, 'blur' | 'fileName'>>;
type NewVariant = Omit<typeof mediaVariants.$inferInsert, 'assetId'>;

/**
 * Gives an asset a new file with its variants. What refers to the asset follows at commit: records
 * by its id, blocks by its key, and texts, which are rendered again.
 */
export async function swapFile(
  db: Executor,
  asset: Pick<AssetRow, 'id' | 'key' | 'storageKey' | 'mime' | 'bytes'>,
  file: NewFile,
  variants: NewVariant[],
): Promise<void> {
  const before = await db
    .delete(mediaVariants)
    .where(eq(mediaVariants.assetId, asset.id))
    .returning();
  const former = before.map(({ storageKey, format, bytes }) => {
    return { storageKey, mime: `image/${format}`, bytes };
  });
  const isNewKey = asset.storageKey !== file.storageKey;
  if (isNewKey && !former.some(({ storageKey }) => storageKey === asset.storageKey)) {
    former.push({ storageKey: asset.storageKey, mime: asset.mime, bytes: asset.bytes });
  }
  await keepFormerFiles(db, former, FORMER_DAYS);
  await db.update(mediaAssets).set(file).where(eq(mediaAssets.id, asset.id));
  if (variants.length > 0) {
    await db.insert(mediaVariants).values(variants.map((row) => ({ ...row, assetId: asset.id })));
  }
  const current = [file.storageKey, ...variants.map(({ storageKey }) => storageKey)];
  await db.delete(mediaFormerFiles).where(inArray(mediaFormerFiles.storageKey, current));
  await renderTextsWith(db, asset.key);
}

/** Leaves files that no asset has any more to the retention job. */
export async function keepFormerFiles(
  db: Executor,
  files: Omit<typeof mediaFormerFiles.$inferInsert, 'deleteAfter'>[],
  days: number,
): Promise<void> {
  if (files.length === 0) return;
  const deleteAfter = new Date(Date.now() + days * 86_400_000);
  await db
    .insert(mediaFormerFiles)
    .values(files.map((file) => ({ ...file, deleteAfter })))
    .onConflictDoUpdate({ target: mediaFormerFiles.storageKey, set: { deleteAfter } });
}
