import { changedFields } from '#api/audit/changes.ts';
import { entityOf } from '#api/audit/trail.ts';
import type { Audit } from '#api/audit/transaction.ts';
import { type ContentPart, localeOfPart, type RevisionReason } from '#contracts/enums/content.ts';
import { AppError } from '#contracts/errors.ts';
import { contentHash } from '#contracts/sheets/hash.ts';
import { ensureFirstRevision } from './first-revision.ts';
import type { PartData } from './kind.ts';
import { kindOf, partOf } from './kinds.ts';
import type { LockedRecord } from './locked-record.ts';
import { redirectOldPath } from './old-paths.ts';
import { hasSameWords } from './paragraphs.ts';
import { isSame, type PartStatus } from './parts.ts';
import { addRevision, readRevisionData } from './revisions.ts';

/** Who publishes parts of which record, and what is known about the change. */
export interface Publication {
  record: LockedRecord;
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
 * Makes the content of a part public. The other language is not written. The content must have been
 * checked.
 */
export async function publishPart(
  publication: Publication,
  { part, data, revisionId, reason = 'published' }: PartToPublish,
): Promise<void> {
  const { record, audit, staffId, note = '' } = publication;
  const status = await ensureFirstRevision(record, part);
  const content = partOf(record.kind, part).schema.parse(data);
  const newId =
    revisionId ??
    (
      await addRevision(record.transaction, {
        recordId: record.id,
        part,
        data: content,
        reason,
        note,
        authorId: staffId,
      })
    ).id;
  await record.store(part, content);
  if (part === 'shared') await redirectOldPath(record, status, content);
  // What was written after the pinned revision goes on being a draft.
  const isDraftPublished = status.draft === null || isSame(status.draft, data);
  await record.write(part, {
    publicRevisionId: newId,
    baseRevisionId: newId,
    ...(isDraftPublished && { draft: null }),
    ...(part === 'en' && { sourceRevisionId: await agreeingRevision(publication, status) }),
    ...(staffId && { editedBy: staffId, editedAt: new Date() }),
  });
  if (part === 'zh') await keepTranslationFresh(publication, status, content, newId);
  audit({
    action: 'content.publish',
    ...entityOf(record),
    changes: {
      part: [null, part],
      ...changedFields(await shortened(status.stored?.data ?? {}), await shortened(content)),
    },
  });
}

/** Values longer than this are cut in the audit log; revisions have them in full. */
const LOGGED_CHARACTERS = 300;

/** Content for the audit log: long values end in their hash, so that a change is seen. */
async function shortened(data: PartData): Promise<PartData> {
  const fields = Object.entries(data).map(async ([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    if (text.length <= LOGGED_CHARACTERS) return [name, value];
    const beginning = [...text].slice(0, LOGGED_CHARACTERS).join('');
    const hash = (await contentHash(value)).slice(0, 12);
    return [name, `${beginning}… (${text.length} characters, ${hash})`];
  });
  return Object.fromEntries(await Promise.all(fields));
}

/** The revision of the Chinese text that a translation agrees with when it is published. */
async function agreeingRevision(
  { record, matchesSource }: Publication,
  { stored, sourceRevisionId }: PartStatus,
): Promise<string | null> {
  const matches = matchesSource ?? (!stored || stored.state === 'unpublished');
  return matches ? (await record.saved('zh')).publicRevisionId : sourceRevisionId;
}

/** Keeps the translation fresh if the new Chinese text says the same, or differs in a minor way. */
async function keepTranslationFresh(
  { record, minor = false }: Publication,
  before: PartStatus,
  content: PartData,
  newId: string,
): Promise<void> {
  if (!kindOf(record.kind).parts.en) return;
  const { sourceRevisionId } = await record.saved('en');
  const wasFresh = sourceRevisionId === before.publicRevisionId;
  const { texts } = partOf(record.kind, 'zh');
  const source = sourceRevisionId && (await readRevisionData(record.transaction, sourceRevisionId));
  const saysTheSame = source !== null && hasSameWords(texts(source as PartData), texts(content));
  if ((minor && wasFresh) || saysTheSame) await record.writeSource(newId);
}

/** Takes a text offline; its content stays. @throws AppError NOT_FOUND if it is not public */
export async function withdrawPart(
  { record, audit, staffId }: Publication,
  part: ContentPart,
): Promise<void> {
  const locale = localeOfPart(part);
  if (!locale) throw new AppError('NOT_FOUND');
  const stored = await record.stored(part);
  if (stored?.state !== 'published') throw new AppError('NOT_FOUND');
  await ensureFirstRevision(record, part);
  await record.takeOffline(locale);
  await record.write(part, {
    publicRevisionId: null,
    ...(staffId && { editedBy: staffId, editedAt: new Date() }),
  });
  audit({ action: 'content.withdraw', ...entityOf(record), changes: { part: [part, null] } });
}

/**
 * Says that a translation agrees with the Chinese text that is public now.
 * @throws AppError NOT_FOUND if it is not public
 */
export async function confirmSource({
  record,
  audit,
}: Pick<Publication, 'record' | 'audit'>): Promise<void> {
  const stored = await record.stored('en');
  if (stored?.state !== 'published') throw new AppError('NOT_FOUND');
  await ensureFirstRevision(record, 'en');
  const { publicRevisionId } = await record.saved('zh');
  await record.writeSource(publicRevisionId);
  audit({ action: 'content.translation_confirmed', ...entityOf(record) });
}
