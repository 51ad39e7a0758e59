import type { ContentPart } from '#contracts/enums/content.ts';
import { contentParts } from '#db/schema/content.ts';
import { kindOf } from './kinds.ts';
import type { LockedRecord } from './locked-record.ts';
import type { PartStatus } from './parts.ts';
import { addRevision } from './revisions.ts';

/**
 * Makes sure that the content of a part that was never edited here is kept as its first revision:
 * seeds and generated records write the public tables only. Returns the status after it.
 */
export async function ensureFirstRevision(
  record: LockedRecord,
  part: ContentPart,
): Promise<PartStatus> {
  const status = await record.status(part);
  const { stored, version } = status;
  if (!stored || version > 0) return status;
  const { transaction, id: recordId } = record;
  const { id: revisionId } = await addRevision(transaction, {
    recordId,
    part,
    data: stored.data,
    reason: 'imported',
    authorId: null,
  });
  const isPublic = stored.state === 'published';
  await record.write(part, {
    baseRevisionId: revisionId,
    publicRevisionId: isPublic ? revisionId : null,
  });
  if (part === 'zh' && isPublic && kindOf(record.kind).parts.en) {
    await transaction
      .insert(contentParts)
      .values({ recordId, part: 'en', version: 0 })
      .onConflictDoNothing();
    const { sourceRevisionId } = await record.saved('en');
    if (sourceRevisionId === null) await record.writeSource(revisionId);
  }
  return record.status(part);
}
