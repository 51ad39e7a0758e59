import { and, asc, count, eq, isNotNull, isNull, like, or, sql } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { lockById } from '#api/rows.ts';
import { AppError } from '#contracts/errors.ts';
import type { RouteData } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { mediaAssets, mediaFolders } from '#db/schema/media.ts';
import { folderSchema, type listFolders } from './folder-contract.ts';

/** Tags offered for choosing. */
const MAX_TAGS = 200;

/** The folders with their files, and the tags that are used most. */
export async function readFolders(db: Executor): Promise<RouteData<typeof listFolders>> {
  const folders = await db
    .select({ id: mediaFolders.id, path: mediaFolders.path, files: count(mediaAssets.id) })
    .from(mediaFolders)
    .leftJoin(
      mediaAssets,
      and(eq(mediaAssets.folder, mediaFolders.path), isNull(mediaAssets.deletedAt)),
    )
    .groupBy(mediaFolders.id)
    .orderBy(asc(mediaFolders.path));
  const [unfiled] = await db
    .select({ files: count() })
    .from(mediaAssets)
    .where(and(isNull(mediaAssets.folder), isNull(mediaAssets.deletedAt)));
  const tags = await db.execute<{ tag: string; files: number }>(sql`
    select tag, count(*)::integer as files from media_assets, unnest(tags) as tag
    where deleted_at is null group by tag order by files desc, tag limit ${MAX_TAGS}`);
  return { folders, unfiled: unfiled?.files ?? 0, tags: tags.rows };
}

/** Makes sure that a folder and those above it exist; returns the id of the folder. */
export async function ensureFolder(db: Executor, path: string): Promise<string> {
  const names = path.split('/');
  const paths = names.map((_, index) => names.slice(0, index + 1).join('/'));
  await db
    .insert(mediaFolders)
    .values(paths.map((path) => ({ path })))
    .onConflictDoNothing();
  const [folder] = await db
    .select({ id: mediaFolders.id })
    .from(mediaFolders)
    .where(eq(mediaFolders.path, path));
  if (!folder) throw new Error(`the folder ${path} was not made`);
  return folder.id;
}

/** Creates a folder. @throws AppError VALIDATION_FAILED if there is one */
export async function addFolder(
  path: string,
  { transaction, audit, locale }: StaffWriteCall,
): Promise<{ id: string }> {
  await refuseTaken(transaction, path, locale);
  const id = await ensureFolder(transaction, path);
  const changes = changedFields({}, { folder: path });
  audit({ action: 'media.folder_create', entityType: 'media', entityId: id, changes });
  return { id };
}

/** Renames or moves a folder; the folders and files in it follow. */
export async function moveFolder(
  id: string,
  path: string,
  { transaction, audit, locale }: StaffWriteCall,
): Promise<void> {
  const { path: before } = await lockById(transaction, mediaFolders, id);
  const isInside = path.startsWith(`${before}/`);
  if (isInside) throw invalidPath(locale, intoItself);
  if (path !== before) {
    await refuseTaken(transaction, path, locale);
    const inside = await transaction
      .select({ path: mediaFolders.path })
      .from(mediaFolders)
      .where(isIn(before));
    const isTooDeep = inside.some(
      (folder) => !folderSchema.safeParse(path + folder.path.slice(before.length)).success,
    );
    if (isTooDeep) throw invalidPath(locale, tooDeep);
    const parent = path.split('/').slice(0, -1).join('/');
    if (parent) await ensureFolder(transaction, parent);
    await transaction
      .update(mediaFolders)
      .set({ path: sql`${path} || substr(${mediaFolders.path}, ${before.length + 1})` })
      .where(isIn(before));
  }
  const changes = changedFields({ folder: before }, { folder: path });
  audit({ action: 'media.folder_update', entityType: 'media', entityId: id, changes });
}

/** Deletes a folder that has neither files nor folders. @throws AppError MEDIA_IN_USE */
export async function removeFolder(
  id: string,
  { transaction, audit }: StaffWriteCall,
): Promise<void> {
  const { path } = await lockById(transaction, mediaFolders, id);
  const [inside] = await transaction
    .select({ id: mediaAssets.id })
    .from(mediaAssets)
    .where(eq(mediaAssets.folder, path))
    .limit(1);
  const folders = await transaction
    .select({ id: mediaFolders.id })
    .from(mediaFolders)
    .where(isIn(path));
  if (inside || folders.length > 1) throw new AppError('MEDIA_IN_USE', { messages: notEmpty });
  await transaction.delete(mediaFolders).where(eq(mediaFolders.id, id));
  const changes = changedFields({ folder: path }, { folder: null });
  audit({ action: 'media.folder_delete', entityType: 'media', entityId: id, changes });
}

/** The folder and everything below it. */
function isIn(path: string) {
  const below = `${path.replace(/[\\%_]/g, '\\$&')}/%`;
  return or(eq(mediaFolders.path, path), like(mediaFolders.path, below));
}

/** Assets in a folder or below it; `/` for those in none. */
export function isInFolder(folder: string) {
  if (folder === '/') return isNull(mediaAssets.folder);
  const below = `${folder.replace(/[\\%_]/g, '\\$&')}/%`;
  return and(
    isNotNull(mediaAssets.folder),
    or(eq(mediaAssets.folder, folder), like(mediaAssets.folder, below)),
  );
}

async function refuseTaken(db: Executor, path: string, locale: 'zh' | 'en'): Promise<void> {
  const [taken] = await db
    .select({ id: mediaFolders.id })
    .from(mediaFolders)
    .where(eq(mediaFolders.path, path));
  if (taken) throw invalidPath(locale, folderTaken);
}

function invalidPath(locale: 'zh' | 'en', message: Record<'zh' | 'en', string>): AppError {
  const fields = [{ path: 'path', message: message[locale] }];
  return new AppError('VALIDATION_FAILED', { fields });
}

const folderTaken = { zh: '已有同名文件夹。', en: 'There is a folder with this name.' };
const intoItself = {
  zh: '不能把文件夹移到它自己里面。',
  en: 'A folder cannot be moved into itself.',
};
const tooDeep = {
  zh: '文件夹最多四层，路径最长 160 个字符。',
  en: 'Folders go four levels deep at most, with paths of at most 160 characters.',
};
const notEmpty = {
  zh: '文件夹不是空的，请先移走其中的文件和文件夹（回收站里的文件也算）。',
  en: 'The folder is not empty. Move its files and folders first; files in the trash count too.',
};
