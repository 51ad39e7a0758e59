import { eq } from 'drizzle-orm';
import { type StaffCall, staffContext } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { auditedTransaction } from '#api/audit/transaction.ts';
import { readPartBytes } from '#api/uploads/parts.ts';
import { findFinishedUpload, type UploadRow } from '#api/uploads/service.ts';
import { AppError } from '#contracts/errors.ts';
import { downloadReleases, releaseProcessing } from '#db/schema/downloads.ts';
import { HEAD_BYTES, packageEndings, packageType, TRAILER_BYTES } from './package-types.ts';
import { lockDraft } from './release-rows.ts';
import type { ReleaseServices } from './release-services.ts';

/** Key in the file store. Each upload has its own, so that a replaced file never changes under a reader. */
export function releaseFileKey(releaseId: string, uploadId: string): string {
  return `downloads/${releaseId}/${uploadId}`;
}

/**
 * Makes an uploaded file the file of a draft; a job stores it. A repeated call changes nothing.
 * @throws AppError NOT_FOUND, RELEASE_ISSUED, FILE_REFUSED
 */
export async function attachFile(
  services: ReleaseServices,
  id: string,
  uploadId: string,
  call: StaffCall,
): Promise<void> {
  const { db } = services;
  const [known] = await db
    .select({ fileKey: downloadReleases.fileKey })
    .from(downloadReleases)
    .where(eq(downloadReleases.id, id));
  if (known?.fileKey === releaseFileKey(id, uploadId)) return;
  const owner = { purpose: 'release', uploadedBy: call.staff.id } as const;
  const upload = await findFinishedUpload(db, uploadId, owner);
  const mime = await typeOf(services, upload);
  await auditedTransaction(services, staffContext(call), async (transaction, audit) => {
    const before = await lockDraft(transaction, id);
    const work = { uploadId, mime, attempts: 0, scans: 0, failure: null };
    await transaction
      .insert(releaseProcessing)
      .values({ releaseId: id, ...work })
      .onConflictDoUpdate({ target: releaseProcessing.releaseId, set: work });
    const { fileName, bytes } = upload;
    const changes = changedFields(before, { fileName, bytes });
    audit({ action: 'release.file', entityType: 'release', entityId: id, changes });
  });
}

/** @throws AppError FILE_REFUSED if the bytes are not those of a known format, or of that of the name */
async function typeOf(services: ReleaseServices, { id, fileName, bytes }: UploadRow) {
  const head = await readPartBytes(services, id, { start: 0, end: HEAD_BYTES - 1 });
  const trailer = await readPartBytes(services, id, {
    start: Math.max(0, bytes - TRAILER_BYTES),
    end: bytes - 1,
  });
  const mime = packageType(fileName, { head, trailer });
  if (!mime) throw new AppError('FILE_REFUSED', { messages: wrongType });
  return mime;
}

const endings = packageEndings.map((ending) => ending.slice(1)).join(', ');
const wrongType = {
  zh: `文件内容与扩展名不符，或者不是安装包。可以上传：${endings}。`,
  en: `The content of the file does not match its name, or it is not a package. Upload one of: ${endings}.`,
};
