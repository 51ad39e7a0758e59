import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  type SharePicture,
  type SharePictureFormat,
  sharePictureVersion,
} from '#contracts/share-picture.ts';
import { isFileKey } from '#files/file-key.ts';
import type { FileStore } from '#files/file-store.ts';
import type { Renderer } from './renderer.ts';

export interface SharePictureStoreOptions {
  renderer: Renderer;
  /** Folder of the pictures; it may be deleted at any time. */
  folder: string;
  /** The file store, for covers. */
  files: FileStore;
  /** Maximum size of all stored pictures in bytes. */
  limit?: number;
}

/** Stores share pictures as files, drawn on first request. The oldest are deleted first. */
export function createSharePictureStore({
  renderer,
  folder,
  files,
  limit = 256 * 1024 * 1024,
}: SharePictureStoreOptions) {
  const drawing = new Map<string, Promise<void>>();
  /** Size of all stored pictures in bytes, once counted. */
  let bytes: number | undefined;

  async function draw(format: SharePictureFormat, card: SharePicture, name: string): Promise<void> {
    const target = path.join(folder, name);
    await mkdir(folder, { recursive: true });
    await renderer.draw({ format, card, cover: await readCover(files, format, card), target });
    bytes = bytes === undefined ? undefined : bytes + (await stat(target)).size;
    if (bytes === undefined || bytes > limit) bytes = await deleteOldest(folder, limit);
  }

  return {
    /** One picture as JPEG. @throws RendererBusyError, and Error where drawing failed */
    async read(format: SharePictureFormat, card: SharePicture): Promise<Buffer<ArrayBuffer>> {
      const name = `${hash('sha256', JSON.stringify([format, sharePictureVersion(card), card])).slice(0, 32)}.jpg`;
      const file = path.join(folder, name);
      const stored = await readFile(file).catch(() => undefined);
      if (stored) return stored;
      const work = drawing.get(name) ?? draw(format, card, name);
      drawing.set(name, work);
      try {
        await work;
        return await readFile(file);
      } finally {
        drawing.delete(name);
      }
    },
  };
}

/**
 * Deletes the oldest pictures until a quarter of the space is free; returns the remaining bytes.
 */
async function deleteOldest(folder: string, limit: number): Promise<number> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const stats = await stat(path.join(folder, name)).catch(() => undefined);
      return { name, bytes: stats?.size ?? 0, made: stats?.mtimeMs ?? 0 };
    }),
  );
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes <= limit) return bytes;
  for (const file of files.sort((a, b) => a.made - b.made)) {
    if (bytes <= limit * 0.75) break;
    await rm(path.join(folder, file.name), { force: true });
    bytes -= file.bytes;
  }
  return bytes;
}

/** Required width of a cover in pixels: the picture's own, or 1.6 times the height. */
const COVER_WIDTHS: Record<SharePictureFormat, number> = { og: 1008, square: 960, poster: 1152 };

/** The smallest file of the cover that is large enough; null where there is none. */
async function readCover(
  files: FileStore,
  format: SharePictureFormat,
  { cover }: SharePicture,
): Promise<Buffer | null> {
  if (!cover) return null;
  const width = cover.widths.find((each) => each >= COVER_WIDTHS[format]) ?? cover.widths.at(-1);
  const key = `${cover.src}/${width}.webp`;
  const file = isFileKey(key) ? await files.open(key) : undefined;
  return file ? buffer(file.content) : null;
}

export type SharePictureStore = ReturnType<typeof createSharePictureStore>;
