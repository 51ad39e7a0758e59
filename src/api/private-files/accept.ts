import { hash, randomUUID } from 'node:crypto';
import { runBounded } from '#bounded/run.ts';
import type { PictureProblem } from '#content/pictures/refused.ts';
import { mediaBounds, type PrivateFilePurpose } from '#contracts/enums/media.ts';
import { AppError } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { privateFiles } from '#db/schema/private-files.ts';
import type { FileStore } from '#files/file-store.ts';

/** Whose picture it is: of a member of staff, or sent by a link. */
interface PictureOrigin {
  /** Id of the picture. */
  id: string;
  purpose: PrivateFilePurpose;
  fileName: string;
  uploadedBy?: string;
  linkId?: string;
  /** Time by the device that took it. */
  takenAt?: Date | null;
}

/** A stored private picture. */
export interface StoredPicture {
  id: string;
  width: number;
  height: number;
}

/**
 * Stores a picture that somebody sent. Its type is known by its content; it is encoded again, so that
 * nothing but the picture is kept. It belongs to no sheet yet: what no sheet takes is deleted later.
 * One with this id that is there already stays. Not for transactions.
 * @throws AppError FILE_REFUSED with the reason
 */
export async function acceptPrivatePicture(
  { db, files }: { db: Database; files: FileStore },
  content: Uint8Array,
  { fileName, ...origin }: PictureOrigin,
): Promise<void> {
  const copy = await runBounded('copy-private-picture', { content });
  if ('problem' in copy) throw new AppError('FILE_REFUSED', { messages: problems[copy.problem] });
  const { mime, width, height, full, preview } = copy;
  const folder = `private/pictures/${randomUUID()}`;
  const storageKey = `${folder}/full.webp`;
  const previewKey = `${folder}/preview.webp`;
  await files.put(storageKey, full, mime);
  await files.put(previewKey, preview, mime);
  const [row] = await db
    .insert(privateFiles)
    .values({
      ...origin,
      storageKey,
      fileName: `${fileName.replace(/\.[^.]*$/, '') || 'picture'}.webp`,
      mime,
      bytes: full.byteLength,
      sha256: hash('sha256', full),
      width,
      height,
      previewKey,
      previewBytes: preview.byteLength,
    })
    .onConflictDoNothing({ target: privateFiles.id })
    .returning({ id: privateFiles.id });
  if (!row) for (const key of [storageKey, previewKey]) await files.delete(key);
}

const megapixels = mediaBounds.pixels / 1_000_000;
const type: Record<Locale, string> = {
  zh: '这不是可用的图片。可以上传 JPEG、PNG、WebP、AVIF 图片；HEIC 照片请在手机上另存为 JPEG。',
  en: 'This is not a picture that can be used. Send a JPEG, PNG, WebP or AVIF picture; save a HEIC photograph as JPEG first.',
};

const problems: Record<PictureProblem, Record<Locale, string>> = {
  type,
  bytes: type,
  drawing: type,
  encoding: type,
  embedded: type,
  animated: {
    zh: '不支持动图，请上传静态图片。',
    en: 'Animated pictures are not supported. Send a still picture.',
  },
  pixels: {
    zh: `图片的尺寸过大：最多 ${megapixels} 百万像素，单边最长 16000 像素。请缩小后再上传。`,
    en: `The picture has too many pixels: at most ${megapixels} megapixels and 16,000 pixels on a side. Make it smaller first.`,
  },
  damaged: {
    zh: '图片文件已损坏，请重新导出后再上传。',
    en: 'The picture file is damaged. Export it again and send that.',
  },
};
