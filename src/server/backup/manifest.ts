import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { StartupError } from '#db/startup-error.ts';
import { FILE_KEY_PATTERN } from '#files/file-key.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const file = { bytes: z.int().nonnegative(), sha256: hash };

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Hashes of the migrations that made the tables. */
  migrations: z.array(z.string()),
  /** Hash of each file of functions at the time. */
  functions: z.record(z.string(), z.string()),
  /** Rows of the tables, as `tables/<name>.copy.gz`. */
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z_]+$/),
      columns: z.array(z.string()),
      rows: z.int().nonnegative(),
      ...file,
    }),
  ),
  /** Last value of each sequence that was used. */
  sequences: z.record(z.string(), z.string().regex(/^\d+$/)),
  /** Files of the file store, as `files/<key>`. */
  files: z.array(z.object({ key: z.string().regex(new RegExp(FILE_KEY_PATTERN)), ...file })),
});

/** What a backup contains. A folder without it is an interrupted backup. */
export type Manifest = z.infer<typeof manifestSchema>;

const manifestPath = (folder: string) => path.join(folder, 'manifest.json');
export const tablePath = (folder: string, name: string) =>
  path.join(folder, 'tables', `${name}.copy.gz`);
export const filePath = (folder: string, key: string) => path.join(folder, 'files', key);

/** Completes a backup: call it once everything else is on the disk. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const draft = `${manifestPath(folder)}.unfinished`;
  await writeFile(draft, `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
  await rename(draft, manifestPath(folder));
}

/** Reads a backup's manifest and compares every file with it. @throws StartupError */
export async function readCheckedManifest(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const { name, ...expected } of manifest.tables) {
    await checkFile(tablePath(folder, name), expected);
  }
  for (const { key, ...expected } of manifest.files) {
    await checkFile(filePath(folder, key), expected);
  }
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(manifestPath(folder), 'utf8');
  } catch {
    throw new StartupError(`${folder} is not a complete backup: it has no manifest.json.`);
  }
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new StartupError(`${manifestPath(folder)} cannot be read: use another backup.`);
  }
}

async function checkFile(name: string, expected: { bytes: number; sha256: string }) {
  const digest = createHash('sha256');
  let bytes = 0;
  try {
    await pipeline(createReadStream(name), async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        digest.update(chunk);
        bytes += chunk.length;
      }
    });
  } catch {
    throw new StartupError(`The backup lacks ${name}: use another one.`);
  }
  if (bytes !== expected.bytes || digest.digest('hex') !== expected.sha256) {
    throw new StartupError(`${name} is not what was backed up: use another backup.`);
  }
}
