import { createHash } from 'node:crypto';
import path from 'node:path';
import type { FileStore } from '#files/file-store.ts';

/** Metadata of a stored file for its record. */
export interface WrittenFile {
  storageKey: string;
  fileName: string;
  mime: string;
  bytes: number;
  sha256: string;
}

/** Stores an SVG drawing of the demo content; returns the columns of its record. */
export async function writeDrawing(
  files: FileStore,
  storageKey: string,
  svg: string,
): Promise<WrittenFile> {
  const content = Buffer.from(svg);
  const mime = 'image/svg+xml';
  await files.put(storageKey, content, mime);
  return {
    storageKey,
    fileName: path.posix.basename(storageKey),
    mime,
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  };
}
