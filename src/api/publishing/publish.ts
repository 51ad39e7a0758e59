import { and, eq } from 'drizzle-orm';
import { changedFields } from '#api/audit/changes.ts';
import type { Audit } from '#api/audit/transaction.ts';
import { type ContentPart, localeOfPart, type RevisionReason } from '#contracts/enums/content.ts';
import { AppError } from '#contracts/errors.ts';
import type { Executor } from '#db/connection.ts';
import { contentHash } from '#db/content-hash.ts';
import { contentParts } from '#db/schema/content.ts';
import { keepImported, keepTranslationFresh } from './imported.ts';
import type { PartData, RecordKey } from './kind.ts';
import { kindOf, partOf } from './kinds.ts';
import { redirectOldPath } from './old-paths.ts';
import { hasSameWords } from './paragraphs.ts';
import { isSame, type PartStatus, readPartStatus, writePart } from './parts.ts';
import { addRevision, readRevisionData } from './revisions.ts';
import { refuseViolations } from './violations.ts';

/** Who publishes, and what is known about the change. */
export interface Publication {
  transaction: Executor;
  audit: Audit;
  /** Null for a schedule whose author is gone. */
  staffId: string | null;
  note?: string;
  /** Translations of this text stay as fresh as they are. */
  minor?: boolean;
  /** The translation says what the Chinese text says. */
  matchesSource?: boolean | undefined;
}

/** Content to make public: what is in the draft, or a pinned revision. */
export interface PartToPublish {
  part: ContentPart;
  data: PartData;
  /** A revision that has the content already. */
  revisionId?: string;
  reason?: RevisionReason;
}

/**
 * Makes the content of a part public. The other language is not written. The record must be
 * locked and the content checked.
 */
export async function publishPart(
  publication: Publication,
  record: RecordKey,
  { part, data, revisionId, reason = 'published' }: PartToPublish,
): Promise<void> {
  const { transaction, audit, staffId, note = '' } = publication;
  const definition = partOf(record.kind, part);
  const before = await readPartStatus(transaction, record, part);
  const status = await keepImported(transaction, record, before);
  const content = definition.schema.parse(data);
  const newId =
    revisionId ??
    (
      await addRevision(transaction, {
        recordId: record.id,
        part,
        data: content,
        reason,
        note,
        authorId: staffId,
      })
    ).id;
  await refuseViolations(() => definition.write(transaction, record.id, content));
  if (part === 'shared') await redirectOldPath(transaction, record, status, content);
  // What was written after the pinned revision goes on being a draft.
  const isDraftPublished = status.draft === null || isSame(status.draft, data);
  await writePart(transaction, record.id, status, {
    publicRevisionId: newId,
    baseRevisionId: newId,
    ...(isDraftPublished && { draft: null }),
    ...(part === 'en' && {
      sourceRevisionId: await sourceOf(publication, record, status),
    }),
    ...(staffId && { editedBy: staffId, editedAt: new Date() }),
  });
  if (part === 'zh') await carryTranslation(publication, record, status, content, newId);
  audit({
    action: 'content.publish',
    entityType: record.kind,
    entityId: record.id,
    changes: {
      part: [null, part],
      ...changedFields(shortened(status.stored?.data ?? {}), shortened(content)),
    },
  });
}

/** Values longer than this are cut in the audit log; revisions have them in full. */
const LOGGED_CHARACTERS = 300;

/** Content for the audit log: long values end in their hash, so that a change is seen. */
function shortened(data: PartData): PartData {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      if (text.length <= LOGGED_CHARACTERS) return [name, value];
      const beginning = [...text].slice(0, LOGGED_CHARACTERS).join('');
      return [
        name,
        `${beginning}… (${text.length} characters, ${contentHash(value).slice(0, 12)})`,
      ];
    }),
  );
}

/** The revision of the Chinese text that a translation agrees with when it is published. */
async function sourceOf(
  { transaction, matchesSource }: Publication,
  record: RecordKey,
  { stored, sourceRevisionId }: PartStatus,
): Promise<string | null> {
  const matches = matchesSource ?? (!stored || stored.state === 'unpublished');
  if (!matches) return sourceRevisionId;
  const source = await readPartStatus(transaction, record, 'zh');
  return source.publicRevisionId;
}

/** Keeps the translation fresh if the new Chinese text says the same, or differs in a minor way. */
async function carryTranslation(
  { transaction, minor = false }: Publication,
  record: RecordKey,
  before: PartStatus,
  content: PartData,
  newId: string,
): Promise<void> {
  if (!kindOf(record.kind).parts.en) return;
  const { sourceRevisionId } = await readPartStatus(transaction, record, 'en');
  const wasFresh = sourceRevisionId === before.publicRevisionId;
  const { texts } = partOf(record.kind, 'zh');
  const source = sourceRevisionId && (await readRevisionData(transaction, sourceRevisionId));
  const saysTheSame = source !== null && hasSameWords(texts(source as PartData), texts(content));
  if ((minor && wasFresh) || saysTheSame) {
    await keepTranslationFresh(transaction, record.id, sourceRevisionId, newId);
  }
}

/** Takes a text offline; its content stays. @throws AppError NOT_FOUND if it is not public */
export async function withdrawPart(
  { transaction, audit, staffId }: Publication,
  record: RecordKey,
  part: ContentPart,
): Promise<void> {
  const locale = localeOfPart(part);
  if (!locale) throw new AppError('NOT_FOUND');
  const before = await readPartStatus(transaction, record, part);
  if (before.stored?.state !== 'published') throw new AppError('NOT_FOUND');
  const status = await keepImported(transaction, record, before);
  await kindOf(record.kind).withdraw?.(transaction, record.id, locale);
  await writePart(transaction, record.id, status, {
    publicRevisionId: null,
    ...(staffId && { editedBy: staffId, editedAt: new Date() }),
  });
  audit({
    action: 'content.withdraw',
    entityType: record.kind,
    entityId: record.id,
    changes: { part: [part, null] },
  });
}

/**
 * Says that a translation agrees with the Chinese text that is public now.
 * @throws AppError NOT_FOUND if it is not public
 */
export async function confirmSource(
  { transaction, audit }: Publication,
  record: RecordKey,
): Promise<void> {
  const before = await readPartStatus(transaction, record, 'en');
  if (before.stored?.state !== 'published') throw new AppError('NOT_FOUND');
  await keepImported(transaction, record, before);
  const source = await readPartStatus(transaction, record, 'zh');
  await transaction
    .update(contentParts)
    .set({ sourceRevisionId: source.publicRevisionId })
    .where(and(eq(contentParts.recordId, record.id), eq(contentParts.part, 'en')));
  audit({ action: 'content.translation_confirmed', entityType: record.kind, entityId: record.id });
}
