import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type MediaManifest,
  type PictureEntry,
  pictureFileNames,
} from '../../src/contracts/media-manifest.ts';

/** Folder of the pictures that belong to the repository. */
export const mediaDir = fileURLToPath(new URL('../../media', import.meta.url));
const manifestFile = (folder: string) => path.join(folder, 'manifest.json');

/** Reads the manifest of a folder; empty if there is none. */
export function readManifest(folder = mediaDir): MediaManifest {
  try {
    return JSON.parse(readFileSync(manifestFile(folder), 'utf8')) as MediaManifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** Changes the manifest atomically, so that parallel runs do not overwrite each other. */
export function changeManifest(folder: string, change: (manifest: MediaManifest) => void): void {
  const manifest = readManifest(folder);
  change(manifest);
  // One line for each picture, so that diffs and merges work by picture.
  const lines = Object.entries(manifest)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, entry]) => `${JSON.stringify(key)}: ${JSON.stringify(entry)}`);
  const temporary = `${manifestFile(folder)}.${process.pid}`;
  writeFileSync(temporary, `{\n${lines.join(',\n')}\n}\n`);
  renameSync(temporary, manifestFile(folder));
}

/** Hash over the files of a picture in the order of their names: 12 hexadecimal digits. */
export function hashFiles(
  key: string,
  entry: Pick<PictureEntry, 'widths'>,
  folder = mediaDir,
): string {
  const hash = createHash('sha256');
  for (const name of pictureFileNames(entry)) {
    hash.update(readFileSync(path.join(folder, key, name)));
  }
  return hash.digest('hex').slice(0, 12);
}
