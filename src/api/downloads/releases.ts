import { and, eq, ne } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { keepFormerFiles } from '#api/media/swap.ts';
import { lockRecord } from '#api/publishing/records.ts';
import { AppError, invalidField } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteInput } from '#contracts/route.ts';
import { strictVersionPattern } from '#contracts/versions.ts';
import type { Executor } from '#db/connection.ts';
import { downloadReleases } from '#db/schema/downloads.ts';
import type { createRelease } from './release-contract.ts';
import { renderNotes } from './release-notes.ts';
import { lockDraft, type ReleaseRow } from './release-rows.ts';

type Fields = RouteInput<typeof createRelease>['body'];

/** Adds a draft. @throws AppError NOT_FOUND, VALIDATION_FAILED */
export async function addRelease(
  downloadId: string,
  fields: Fields,
  { transaction, audit, locale }: StaffWriteCall,
): Promise<{ id: string }> {
  const record = await lockRecord(transaction, downloadId);
  if (record.kind !== 'download') throw new AppError('NOT_FOUND');
  await refuseVersion(transaction, downloadId, fields.version, locale);
  const columns = columnsOf(fields);
  const [row] = await transaction
    .insert(downloadReleases)
    .values({ downloadId, ...columns, ...(await renderNotes(transaction, columns, locale)) })
    .returning({ id: downloadReleases.id });
  if (!row) throw new Error('the release was not added');
  const changes = changedFields({}, columns);
  audit({ action: 'release.create', entityType: 'release', entityId: row.id, changes });
  return row;
}

/** Changes a draft. @throws AppError NOT_FOUND, RELEASE_ISSUED, CONFLICT, VALIDATION_FAILED */
export async function changeRelease(
  id: string,
  { revision, ...fields }: Fields & { revision: number },
  { transaction, audit, locale }: StaffWriteCall,
): Promise<{ revision: number }> {
  const before = await lockDraft(transaction, id);
  if (before.revision !== revision) throw new AppError('CONFLICT');
  await refuseVersion(transaction, before.downloadId, fields.version, locale, id);
  const columns = columnsOf(fields);
  await transaction
    .update(downloadReleases)
    .set({
      ...columns,
      ...(await renderNotes(transaction, columns, locale)),
      revision: revision + 1,
    })
    .where(eq(downloadReleases.id, id));
  const changes = changedFields(before, columns);
  audit({ action: 'release.update', entityType: 'release', entityId: id, changes });
  return { revision: revision + 1 };
}

/** Deletes a draft with its file. @throws AppError NOT_FOUND, RELEASE_ISSUED */
export async function removeRelease(
  id: string,
  { transaction, audit }: StaffWriteCall,
): Promise<void> {
  const { version, ...row } = await lockDraft(transaction, id);
  await transaction.delete(downloadReleases).where(eq(downloadReleases.id, id));
  await leaveFile(transaction, row);
  const changes = changedFields({ version }, { version: null });
  audit({ action: 'release.delete', entityType: 'release', entityId: id, changes });
}

/** Leaves the file of a draft to the retention job. */
export async function leaveFile(
  db: Executor,
  { fileKey, mime, bytes }: Pick<ReleaseRow, 'fileKey' | 'mime' | 'bytes'>,
): Promise<void> {
  if (fileKey === null || mime === null || bytes === null) return;
  await keepFormerFiles(db, [{ storageKey: fileKey, mime, bytes }], 0);
}

/** The columns of what staff wrote: what may be missing is null instead of empty. */
function columnsOf({ notesZh, notesEn, ...fields }: Fields) {
  return {
    ...fields,
    minOs: fields.minOs || null,
    requirementsZh: fields.requirementsZh.trim() || null,
    requirementsEn: fields.requirementsEn.trim() || null,
    notesMarkdownZh: notesZh,
    notesMarkdownEn: notesEn.trim() === '' ? null : notesEn,
  };
}

/** A version has the form of semver and is new in its program. @throws AppError VALIDATION_FAILED */
async function refuseVersion(
  db: Executor,
  downloadId: string,
  version: string,
  locale: Locale,
  ownId?: string,
): Promise<void> {
  const refused = (message: string) => invalidField('version', message);
  if (!strictVersionPattern.test(version)) throw refused(messages.notSemver[locale]);
  const [same] = await db
    .select({ id: downloadReleases.id })
    .from(downloadReleases)
    .where(
      and(
        eq(downloadReleases.downloadId, downloadId),
        eq(downloadReleases.version, version),
        ownId ? ne(downloadReleases.id, ownId) : undefined,
      ),
    );
  if (same) throw refused(messages.known[locale]);
}

const messages = {
  notSemver: {
    zh: '版本号写成“主.次.修订”，例如 3.2.0；测试版加后缀，例如 3.3.0-beta.1。',
    en: 'Write the version as major.minor.patch, such as 3.2.0, or 3.3.0-beta.1 for a pre-release.',
  },
  known: {
    zh: '这个软件已经有这个版本，请换一个版本号。',
    en: 'The program already has this version. Choose another one.',
  },
};
