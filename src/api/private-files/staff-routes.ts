import { and, eq } from 'drizzle-orm';
import type { StaffRegistry } from '#api/access/staff-registry.ts';
import { isPicture } from '#api/shares/pictures.ts';
import { AppError, notFound } from '#contracts/errors.ts';
import type { Database } from '#db/connection.ts';
import { privateFiles } from '#db/schema/private-files.ts';
import type { FileStore } from '#files/file-store.ts';
import { acceptUploadedPicture } from './accept-upload.ts';
import { createPrivatePicture, readPrivatePicture } from './staff-contract.ts';

/** Pictures of sheets that are no part of the public library. */
export function registerPrivatePictures(
  registry: StaffRegistry,
  deps: { db: Database; files: FileStore },
): void {
  const { db, files } = deps;
  registry.add(
    createPrivatePicture,
    { access: 'sheets.update', transaction: false },
    ({ body: { upload } }, { staff }) =>
      acceptUploadedPicture(deps, upload, { purpose: 'sheet_picture', uploadedBy: staff.id }),
  );
  registry.addFile(
    readPrivatePicture,
    { access: 'sheets.read' },
    async ({ params: { id, size } }) => {
      const [picture = notFound()] = await db
        .select()
        .from(privateFiles)
        .where(and(eq(privateFiles.id, id), isPicture()));
      const { storageKey, previewKey, fileName } = picture;
      const file = await files.open((size === 'preview' && previewKey) || storageKey);
      if (!file) throw new AppError('NOT_FOUND');
      return { content: file.content, bytes: file.bytes, fileName };
    },
  );
}
