import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { FileStream } from '#api/access/staff-registry.ts';
import { AppError } from '#contracts/errors.ts';
import { mediaAssets } from '#db/schema/media.ts';
import type { MediaServices } from './services.ts';

/** Opens a file in full size. @throws AppError NOT_FOUND, also before it was processed */
export async function openOriginal(
  { db, files }: Pick<MediaServices, 'db' | 'files'>,
  id: string,
): Promise<FileStream> {
  const [asset] = await db.select().from(mediaAssets).where(eq(mediaAssets.id, id));
  const file = asset && (await files.open(asset.storageKey));
  if (!asset || !file) throw new AppError('NOT_FOUND');
  // The format of the file may differ from that of the name it was uploaded under.
  const extension = path.extname(asset.storageKey);
  const fileName = `${path.parse(asset.fileName).name}${extension}`;
  return { content: file.content, bytes: file.bytes, fileName };
}
