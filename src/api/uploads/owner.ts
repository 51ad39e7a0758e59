import { eq, type SQL } from 'drizzle-orm';
import { uploads } from '#db/schema/uploads.ts';

/** Who sends a file: a member of staff, or whoever holds a link of a sheet. */
export type UploadOwner = { uploadedBy: string } | { linkId: string };

/** Whether an upload belongs to its sender. */
export function isOwnedBy(owner: UploadOwner): SQL {
  return 'linkId' in owner
    ? eq(uploads.linkId, owner.linkId)
    : eq(uploads.uploadedBy, owner.uploadedBy);
}
