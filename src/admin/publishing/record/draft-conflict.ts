import type { DraftConflict, PartData } from '#api/publishing/contract.ts';
import { isErrorCode } from '../../core/error-text.ts';
import type { ServerCopy } from '../../core/save-engine/types.ts';

/** The other side in a refusal because of its version; undefined for other errors. */
export function readDraftConflict(error: unknown): ServerCopy<PartData> | undefined {
  if (!isErrorCode(error, 'DRAFT_CONFLICT')) return undefined;
  const { data, version, editedBy } = error.data as DraftConflict;
  return { data, version, author: editedBy };
}
