import { defaultUploadLimits, mostOpenBytes } from '#api/uploads/limits.ts';
import type { UploadStorage } from '#api/uploads/parts.ts';
import { storeUpload } from '#api/uploads/service.ts';
import type { StaffMember } from './staff.ts';

/** Stores a table as a finished upload of a person; returns its id. */
export async function uploadTable(
  storage: UploadStorage,
  { id }: Pick<StaffMember, 'id'>,
  content: Uint8Array | string,
): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const mostBytes = mostOpenBytes(defaultUploadLimits);
  const values = { purpose: 'import', fileName: 'table', uploadedBy: id, mostBytes } as const;
  return (await storeUpload(storage, bytes, values)).id;
}
