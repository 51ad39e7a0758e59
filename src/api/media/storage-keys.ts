import { originalName } from '#content/pictures/encode.ts';
import type { PictureFacts } from '#content/pictures/inspect.ts';
import type { PlainFile } from './accept-upload.ts';

/** Digits of the hash in addresses, which therefore never change their content. */
const HASH_DIGITS = 12;

/** Folder of a picture's files in the file store. */
export function pictureFolder(key: string, sha256: string): string {
  return `media/${key}-${sha256.slice(0, HASH_DIGITS)}`;
}

/** Key of a picture in full size. */
export function originalKey(
  key: string,
  sha256: string,
  facts: Pick<PictureFacts, 'format'>,
): string {
  return `${pictureFolder(key, sha256)}/${originalName(facts)}`;
}

/** Key of a drawing. */
export function drawingKey(key: string, sha256: string): string {
  return `${pictureFolder(key, sha256)}.svg`;
}

/** Key of a file that is sent as it was uploaded. */
export function plainKey(key: string, { sha256, extension }: PlainFile): string {
  return `${pictureFolder(key, sha256)}.${extension}`;
}
