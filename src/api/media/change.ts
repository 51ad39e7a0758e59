import { eq, inArray, sql } from 'drizzle-orm';
import type { StaffWriteCall } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { mediaBounds } from '#contracts/enums/media.ts';
import { AppError, invalidField } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { mediaAssets } from '#db/schema/media.ts';
import type { changeManyMedia, updateMedia } from './contract.ts';
import { ensureFolder } from './folders.ts';
import { kindOf } from './item.ts';
import { type AssetRow, focusOf, lockAsset } from './record.ts';
import { renderTextsWith } from './rerender.ts';

/** Changes a file's description. @throws AppError NOT_FOUND, CONFLICT, VALIDATION_FAILED */
export async function changeMedia(
  id: string,
  { version, focus, ...values }: RouteInput<typeof updateMedia>['body'],
  { transaction, audit, locale }: StaffWriteCall,
): Promise<{ version: number }> {
  const before = await lockAsset(transaction, id);
  if (before.version !== version) throw new AppError('CONFLICT');
  refuseFileNames(values, before, locale);
  if (values.folder) await ensureFolder(transaction, values.folder);
  if (values.posterId) await requirePoster(transaction, before, values.posterId, locale);
  const after = {
    ...values,
    ...(values.tags && { tags: [...new Set(values.tags)] }),
    ...(focus !== undefined && { focusX: focus?.x ?? null, focusY: focus?.y ?? null }),
  };
  await transaction
    .update(mediaAssets)
    .set({ ...after, version: version + 1 })
    .where(eq(mediaAssets.id, id));
  if (values.posterId !== undefined && values.posterId !== before.posterId) {
    await renderTextsWith(transaction, before.key);
  }
  const { focusX: _, focusY: __, ...described } = after;
  const changes = changedFields(
    { ...before, focus: focusOf(before) },
    { ...described, ...(focus !== undefined && { focus }) },
  );
  audit({ action: 'media.update', entityType: 'media', entityId: id, changes });
  return { version: version + 1 };
}

/** Only a video has a poster, and it is a picture. @throws AppError VALIDATION_FAILED */
async function requirePoster(
  db: Executor,
  video: AssetRow,
  posterId: string,
  locale: Locale,
): Promise<void> {
  const [poster] = await db.select().from(mediaAssets).where(eq(mediaAssets.id, posterId));
  const isPicture = poster && !poster.deletedAt && kindOf(poster.mime) === 'picture';
  if (isPicture && kindOf(video.mime) === 'video') return;
  const message = noPoster[locale];
  throw invalidField('posterId', message);
}

const noPoster = {
  zh: '视频的封面必须是媒体库里的图片。',
  en: 'The poster of a video must be a picture of the library.',
};

/** A file name says nothing to people who cannot see the picture. */
function refuseFileNames(
  values: { altZh?: string | undefined; altEn?: string | undefined },
  { fileName }: AssetRow,
  locale: Locale,
): void {
  const fields = (['altZh', 'altEn'] as const).flatMap((path) => {
    const text = values[path]?.toLowerCase() ?? '';
    const isName =
      text === fileName.toLowerCase() || /\.(?:jpe?g|png|webp|avif|gif|svg)$/.test(text);
    return isName ? [{ path, message: looksLikeName[locale] }] : [];
  });
  if (fields.length > 0) throw new AppError('VALIDATION_FAILED', { fields });
}

const looksLikeName = {
  zh: '这是文件名。请用一句话说明图片的内容。',
  en: 'This is a file name. Say in a few words what the picture shows.',
};

/** Moves and tags several files; each has its own entry in the audit log. */
export async function changeMany(
  { ids, folder, addTags, removeTags }: RouteInput<typeof changeManyMedia>['body'],
  { transaction, audit, locale }: StaffWriteCall,
): Promise<{ changed: number }> {
  if (folder) await ensureFolder(transaction, folder);
  const assets = await lockAssets(transaction, ids);
  if (assets.length === 0) throw new AppError('NOT_FOUND');
  for (const before of assets) {
    const tags = [...new Set([...before.tags, ...addTags])].filter(
      (tag) => !removeTags.includes(tag),
    );
    if (tags.length > mediaBounds.tags) throw tooManyTags(before.title, locale);
    const after = { tags, folder: folder === undefined ? before.folder : folder };
    await transaction
      .update(mediaAssets)
      .set({ ...after, version: sql`${mediaAssets.version} + 1` })
      .where(eq(mediaAssets.id, before.id));
    const changes = changedFields(before, after);
    audit({ action: 'media.update', entityType: 'media', entityId: before.id, changes });
  }
  return { changed: assets.length };
}

/** Locks several files, always in the same order. */
export function lockAssets(db: Executor, ids: string[]): Promise<AssetRow[]> {
  return db
    .select()
    .from(mediaAssets)
    .where(inArray(mediaAssets.id, ids))
    .orderBy(mediaAssets.id)
    .for('update');
}

function tooManyTags(title: string, locale: Locale): AppError {
  const message = {
    zh: `“${title}”的标签会超过 ${mediaBounds.tags} 个。`,
    en: `“${title}” would have more than ${mediaBounds.tags} tags.`,
  };
  return invalidField('addTags', message[locale]);
}
