import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What a file record holds of a file that was written. */
export interface WrittenFile {
  storageKey: string;
  fileName: string;
  mime: string;
  bytes: number;
  sha256: string;
}

/** Writes an SVG drawing of the demo content into the file store; returns what its record holds. */
export async function writeDrawing(
  filesDir: string,
  storageKey: string,
  svg: string,
): Promise<WrittenFile> {
  const content = Buffer.from(svg);
  const file = path.join(filesDir, storageKey);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  return {
    storageKey,
    fileName: path.basename(storageKey),
    mime: 'image/svg+xml',
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  };
}
