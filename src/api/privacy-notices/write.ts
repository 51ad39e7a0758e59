import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { privacyNotices as notices } from '#db/schema/privacy.ts';
import type { createPrivacyNotice, updatePrivacyNotice } from './contract.ts';
import { messages } from './messages.ts';

/**
 * Begins a version with the text of the latest one; the first is empty.
 * @throws AppError VALIDATION_FAILED if the version is taken, CONFLICT if there is a draft
 */
export async function beginNotice(
  { version }: RouteInput<typeof createPrivacyNotice>['body'],
  call: StaffWriteCall,
): Promise<{ id: string }> {
  const { transaction, audit } = call;
  const [draft] = await transaction
    .select({ id: notices.id })
    .from(notices)
    .where(isNull(notices.publishedAt));
  if (draft) throw new AppError('CONFLICT', { messages: messages.oneDraft });
  await refuseTaken(version, call);
  const [latest] = await transaction
    .select({ bodyZhMarkdown: notices.bodyZhMarkdown, bodyEnMarkdown: notices.bodyEnMarkdown })
    .from(notices)
    .where(isNotNull(notices.publishedAt))
    .orderBy(desc(notices.publishedAt), desc(notices.id))
    .limit(1);
  const [row] = await transaction
    .insert(notices)
    .values({ version, ...(latest ?? { bodyZhMarkdown: '', bodyEnMarkdown: '' }) })
    .returning({ id: notices.id });
  if (!row) throw new Error('the version was not begun');
  const changes = changedFields({}, { version });
  audit({
    action: 'privacy_notice.create',
    entityType: 'privacy-notice',
    entityId: row.id,
    changes,
  });
  return row;
}

/** Changes the draft. @throws AppError NOT_FOUND, CONFLICT, VALIDATION_FAILED */
export async function changeNotice(
  id: string,
  { revision, version, bodyZh, bodyEn }: RouteInput<typeof updatePrivacyNotice>['body'],
  call: StaffWriteCall,
): Promise<{ revision: number }> {
  const { transaction, audit } = call;
  const before = await lockDraft(transaction, id, revision);
  await refuseTaken(version, call, id);
  const values = { version, bodyZhMarkdown: bodyZh, bodyEnMarkdown: bodyEn };
  await transaction
    .update(notices)
    .set({ ...values, revision: revision + 1 })
    .where(eq(notices.id, id));
  // The texts are too long for the log, and each published version is kept in full.
  const changes = changedFields({ version: before.version }, { version });
  audit({ action: 'privacy_notice.update', entityType: 'privacy-notice', entityId: id, changes });
  return { revision: revision + 1 };
}

/** Deletes the draft. @throws AppError NOT_FOUND, CONFLICT for a published version */
export async function removeNotice(
  id: string,
  { transaction, audit }: StaffWriteCall,
): Promise<void> {
  const { version } = await lockDraft(transaction, id);
  await transaction.delete(notices).where(eq(notices.id, id));
  const changes = changedFields({ version }, { version: null });
  audit({ action: 'privacy_notice.delete', entityType: 'privacy-notice', entityId: id, changes });
}

/** @throws AppError NOT_FOUND, CONFLICT if it is published or was saved by somebody else */
export async function lockDraft(db: Executor, id: string, revision?: number) {
  const [row] = await db.select().from(notices).where(eq(notices.id, id)).for('update');
  if (!row) throw new AppError('NOT_FOUND');
  if (row.publishedAt) throw new AppError('CONFLICT', { messages: messages.published });
  if (revision !== undefined && row.revision !== revision) throw new AppError('CONFLICT');
  return row;
}

async function refuseTaken(
  version: string,
  { transaction, locale }: StaffWriteCall,
  id?: string,
): Promise<void> {
  const [other] = await transaction
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.version, version), id ? ne(notices.id, id) : undefined));
  if (!other) return;
  throw new AppError('VALIDATION_FAILED', {
    fields: [{ path: 'version', message: messages.taken[locale] }],
  });
}
