import { and, eq } from 'drizzle-orm';
import type { UploadOwner } from '#api/uploads/owner.ts';
import type { UploadStorage } from '#api/uploads/parts.ts';
import { deleteUpload, findFinishedUpload, readUpload } from '#api/uploads/service.ts';
import type { PrivateFilePurpose } from '#contracts/enums/media.ts';
import { privateFiles } from '#db/schema/private-files.ts';
import { acceptPrivatePicture, type StoredPicture } from './accept.ts';

/** Whose picture it is, and when it was taken by the clock of the device. */
type Origin = UploadOwner & { purpose: PrivateFilePurpose; takenAt?: Date | null };

/**
 * Makes a private picture of a finished upload, which goes. The picture has the id of its upload, so
 * whoever asks again, because the first answer was lost, gets the same one.
 * @throws AppError NOT_FOUND, FILE_REFUSED with the reason
 */
export async function acceptUploadedPicture(
  deps: UploadStorage,
  id: string,
  { purpose, takenAt = null, ...owner }: Origin,
): Promise<StoredPicture> {
  const known = await findPicture(deps, id, owner);
  if (known) return known;
  try {
    const { fileName } = await findFinishedUpload(deps.db, id, { purpose: 'sheet', ...owner });
    const content = await readUpload(deps, id);
    await acceptPrivatePicture(deps, content, { id, purpose, fileName, takenAt, ...owner });
    await deleteUpload(deps, id);
  } catch (error) {
    // Another call at the same time may have made it, and the upload is gone.
    const made = await findPicture(deps, id, owner);
    if (!made) throw error;
    return made;
  }
  const stored = await findPicture(deps, id, owner);
  if (!stored) throw new Error('the private picture was not written');
  return stored;
}

async function findPicture(
  { db }: Pick<UploadStorage, 'db'>,
  id: string,
  owner: UploadOwner,
): Promise<StoredPicture | undefined> {
  const isOwn =
    'linkId' in owner
      ? eq(privateFiles.linkId, owner.linkId)
      : eq(privateFiles.uploadedBy, owner.uploadedBy);
  const [row] = await db
    .select({ id: privateFiles.id, width: privateFiles.width, height: privateFiles.height })
    .from(privateFiles)
    .where(and(eq(privateFiles.id, id), isOwn));
  return row && { id, width: row.width ?? 0, height: row.height ?? 0 };
}
