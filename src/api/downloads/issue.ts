import { eq, sql } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { checkTexts } from '#api/publishing/checks/check.ts';
import type { PartText } from '#api/publishing/kind.ts';
import { lockRecord } from '#api/publishing/records.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { downloadReleases, downloads, releaseProcessing } from '#db/schema/downloads.ts';
import type { issueRelease, withdrawRelease } from './release-contract.ts';
import { renderNotes } from './release-notes.ts';
import { lockDraft, lockRelease, type ReleaseRow } from './release-rows.ts';
import type { ReleaseServices } from './release-services.ts';

/**
 * Issues a draft: it is public when the transaction commits, and a trigger keeps it as it is.
 * @throws AppError NOT_FOUND, RELEASE_ISSUED, CONFLICT, FILE_REFUSED, VALIDATION_FAILED,
 * PUBLICATION_BLOCKED
 */
export async function issue(
  { site }: Pick<ReleaseServices, 'site'>,
  id: string,
  { revision, sha256 }: RouteInput<typeof issueRelease>['body'],
  { transaction, audit, locale }: StaffWriteCall,
): Promise<void> {
  const draft = await lockDraft(transaction, id);
  if (draft.revision !== revision || draft.sha256 !== sha256) throw new AppError('CONFLICT');
  const record = await lockRecord(transaction, draft.downloadId);
  await requireFile(transaction, draft);
  if (draft.notesMarkdownZh.trim() === '') {
    throw new AppError('VALIDATION_FAILED', { messages: noNotes });
  }
  const findings = await checkTexts(transaction, site, record, textsOf(draft));
  if (findings.some(({ severity }) => severity === 'block')) {
    throw new AppError('PUBLICATION_BLOCKED', { data: { findings } });
  }
  await transaction
    .update(downloadReleases)
    .set({
      ...(await renderNotes(transaction, draft, locale)),
      status: 'published',
      publishedAt: sql`now()`,
      revision: revision + 1,
    })
    .where(eq(downloadReleases.id, id));
  const changes = changedFields({ status: 'draft', sha256: null }, { status: 'issued', sha256 });
  audit({ action: 'release.issue', entityType: 'release', entityId: id, changes });
}

/** A release has a stored file, or its program is in an app store. @throws AppError FILE_REFUSED */
async function requireFile(db: Executor, { id, downloadId, fileKey }: ReleaseRow): Promise<void> {
  const [waiting] = await db
    .select({ failure: releaseProcessing.failure })
    .from(releaseProcessing)
    .where(eq(releaseProcessing.releaseId, id));
  if (waiting) throw new AppError('FILE_REFUSED', { messages: notStored });
  if (fileKey !== null) return;
  const [program] = await db
    .select({ storeUrl: downloads.storeUrl })
    .from(downloads)
    .where(eq(downloads.id, downloadId));
  if (!program?.storeUrl) throw new AppError('FILE_REFUSED', { messages: noFile });
}

function textsOf(draft: ReleaseRow): { zh: PartText[]; en: PartText[] } {
  const text = (field: string, value: string | null): PartText[] =>
    value ? [{ field, text: value, form: 'markdown' }] : [];
  return {
    zh: [
      ...text('notesZh', draft.notesMarkdownZh),
      ...text('requirementsZh', draft.requirementsZh),
    ],
    en: [
      ...text('notesEn', draft.notesMarkdownEn),
      ...text('requirementsEn', draft.requirementsEn),
    ],
  };
}

/** Stops offering an issued release. @throws AppError NOT_FOUND, CONFLICT for one that is not issued */
export async function withdraw(
  id: string,
  { reasonZh, reasonEn }: RouteInput<typeof withdrawRelease>['body'],
  { transaction, audit }: StaffWriteCall,
): Promise<void> {
  const { status, revision } = await lockRelease(transaction, id);
  if (status !== 'published') throw new AppError('CONFLICT', { messages: notIssued });
  await transaction
    .update(downloadReleases)
    .set({
      status: 'archived',
      revision: revision + 1,
      withdrawnAt: sql`now()`,
      withdrawalReasonZh: reasonZh,
      withdrawalReasonEn: reasonEn || null,
    })
    .where(eq(downloadReleases.id, id));
  const changes = changedFields({ status: 'issued' }, { status: 'withdrawn', reasonZh, reasonEn });
  audit({ action: 'release.withdraw', entityType: 'release', entityId: id, changes });
}

const notStored = {
  zh: '文件还没有存好，请等它完成后再发布。',
  en: 'The file is not stored yet. Wait until it is, then issue the version.',
};
const noFile = {
  zh: '还没有上传文件。请先上传，或者在软件的“共用设置”里填写应用商店地址。',
  en: 'There is no file yet. Upload it, or give the program its address in an app store.',
};
const noNotes = {
  zh: '请先写中文更新说明：发布以后不能再改。',
  en: 'Write the Chinese release notes first: they cannot be changed after issuing.',
};
const notIssued = {
  zh: '这个版本还没有发布，或者已经撤回。',
  en: 'This version is not issued, or was withdrawn already.',
};
