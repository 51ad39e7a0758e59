import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#db/connection.ts';
import { contentParts } from '#db/schema/content.ts';
import type { RecordKey } from './kind.ts';
import { kindOf } from './kinds.ts';
import { type PartStatus, readPartStatus, writePart } from './parts.ts';
import { addRevision } from './revisions.ts';

/**
 * Makes sure that the content of a part that was never edited here is kept as its first revision.
 * Returns the status after it.
 */
export async function keepImported(
  transaction: Executor,
  record: RecordKey,
  status: PartStatus,
): Promise<PartStatus> {
  const { part, stored, version } = status;
  if (!stored || version > 0) return status;
  const { id: revisionId } = await addRevision(transaction, {
    recordId: record.id,
    part,
    data: stored.data,
    reason: 'imported',
    authorId: null,
  });
  const isPublic = stored.state === 'published';
  await writePart(transaction, record.id, status, {
    baseRevisionId: revisionId,
    publicRevisionId: isPublic ? revisionId : null,
  });
  if (part === 'zh' && isPublic && kindOf(record.kind).parts.en) {
    await transaction
      .insert(contentParts)
      .values({ recordId: record.id, part: 'en', version: 0 })
      .onConflictDoNothing();
    await keepTranslationFresh(transaction, record.id, null, revisionId);
  }
  return readPartStatus(transaction, record, part);
}

/**
 * A translation that agrees with one revision of the Chinese text agrees with the next one too: it
 * has the same words, or its changes do not matter for translations.
 */
export async function keepTranslationFresh(
  transaction: Executor,
  recordId: string,
  before: string | null,
  after: string,
): Promise<void> {
  const isFresh = and(
    eq(contentParts.recordId, recordId),
    eq(contentParts.part, 'en'),
    before ? eq(contentParts.sourceRevisionId, before) : isNull(contentParts.sourceRevisionId),
  );
  await transaction.update(contentParts).set({ sourceRevisionId: after }).where(isFresh);
}
