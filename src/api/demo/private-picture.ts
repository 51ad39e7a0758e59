import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PrivateFilePurpose } from '#contracts/enums/media.ts';
import type { Executor } from '#db/connection.ts';
import { privateFiles } from '#db/schema/private-files.ts';
import { sourceMedia } from '#db/seed/media.ts';
import type { FileStore } from '#files/file-store.ts';

/** Folder of the photographs in the release's pictures. They are not part of the public library. */
export const PHOTO_FOLDER = 'site-photos';
/** Size of the photographs in pixels. */
export const photoSize = { width: 800, height: 500 };

export interface PrivatePictureSource {
  files: FileStore;
  /** Folder of the release's pictures; by default the repository's. */
  mediaDir?: string | undefined;
}

/** Stores a photograph of the demo content with its preview; returns the id of its record. */
export async function addPrivatePicture(
  db: Executor,
  { files, mediaDir = sourceMedia }: PrivatePictureSource,
  { name, folder, purpose }: { name: string; folder: string; purpose: PrivateFilePurpose },
): Promise<string> {
  const mime = 'image/webp';
  const store = async (fileName: string) => {
    const content = await readFile(path.join(mediaDir, PHOTO_FOLDER, fileName));
    const key = `${folder}/${fileName}`;
    await files.put(key, content, mime);
    return { key, content };
  };
  const full = await store(`${name}.webp`);
  const preview = await store(`${name}-preview.webp`);
  const [row] = await db
    .insert(privateFiles)
    .values({
      purpose,
      storageKey: full.key,
      fileName: `${name}.webp`,
      mime,
      bytes: full.content.length,
      sha256: createHash('sha256').update(full.content).digest('hex'),
      previewKey: preview.key,
      previewBytes: preview.content.length,
      ...photoSize,
    })
    .returning({ id: privateFiles.id });
  if (!row) throw new Error(`the demo photograph ${name} was not written`);
  return row.id;
}
