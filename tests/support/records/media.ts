import type { Database } from '#db/connection.ts';
import { mediaAssets, mediaVariants } from '#db/schema/media.ts';
import { privateFiles } from '#db/schema/private-files.ts';
import { onlyRow } from './only-row.ts';

type AssetRow = typeof mediaAssets.$inferInsert;

let count = 0;

/** Adds the record of a media file, by default of a picture; returns its id. */
export async function addMediaAsset(
  db: Database,
  fields: Pick<AssetRow, 'storageKey'> & Partial<AssetRow>,
): Promise<string> {
  const rows = await db
    .insert(mediaAssets)
    .values({
      key: `file-${++count}`,
      fileName: 'file.webp',
      title: 'File',
      mime: 'image/webp',
      bytes: 1,
      sha256: '0'.repeat(64),
      ...fields,
    })
    .returning({ id: mediaAssets.id });
  return onlyRow(rows).id;
}

/** Size of the pictures, in pixels. */
const size = { width: 960, height: 600 };

/** Adds the record of a picture of the site, without variants; returns its id. */
export function addPicture(db: Database, key: string, fields: Partial<AssetRow> = {}) {
  const picture = { ...size, key, fileName: `${key}.webp`, title: key };
  const storageKey = `media/${key}-0/${size.width}.webp`;
  return addMediaAsset(db, { storageKey, ...picture, ...fields });
}

/** Adds the variant that makes a picture usable; `storageKey` has the folder of its address. */
export async function addVariant(db: Database, assetId: string, storageKey: string) {
  await db.insert(mediaVariants).values({ assetId, format: 'avif', ...size, bytes: 1, storageKey });
}

type PrivateRow = typeof privateFiles.$inferInsert;

/** Adds the record of a private picture; returns its id. */
export async function addPrivatePicture(
  db: Database,
  fields: Pick<PrivateRow, 'storageKey'> & Partial<PrivateRow>,
): Promise<string> {
  const rows = await db
    .insert(privateFiles)
    .values({
      purpose: 'work_order_evidence',
      fileName: 'photo.webp',
      mime: 'image/webp',
      bytes: 1,
      sha256: '0'.repeat(64),
      ...size,
      ...fields,
    })
    .returning({ id: privateFiles.id });
  return onlyRow(rows).id;
}
