import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Database } from '#db/connection.ts';
import { functionHashes } from '#db/function-files.ts';
import { functionsIn, migrationHashes, releaseMigrations } from '#db/migrate.ts';
import { StartupError } from '#db/startup-error.ts';
import type { FileStore } from '#files/file-store.ts';
import { filePath, type Manifest, tablePath, writeManifest } from './manifest.ts';
import { copyTarget, listTables, readSequences } from './tables.ts';

/**
 * Writes database and files to a new or empty folder, while the site runs or not. All tables are
 * of one moment; files that came later are copied too. @throws StartupError
 */
export async function writeBackup(
  db: Database,
  files: FileStore,
  folder: string,
): Promise<Manifest> {
  await makeFolder(folder);
  const createdAt = new Date().toISOString();
  const client = await db.$client.connect();
  try {
    const { tables, sequences } = await copyTables(client, folder);
    const manifest: Manifest = {
      format: 1,
      createdAt,
      migrations: migrationHashes(),
      functions: functionHashes(functionsIn(releaseMigrations)),
      tables,
      sequences,
      files: await copyFiles(files, folder),
    };
    await writeManifest(folder, manifest);
    return manifest;
  } finally {
    client.release();
  }
}

async function makeFolder(folder: string): Promise<void> {
  // It contains personal data.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) {
    throw new StartupError(`${folder} is not empty: name a new folder for each backup.`);
  }
  await mkdir(path.join(folder, 'tables'));
  await mkdir(path.join(folder, 'files'));
}

async function copyTables(
  client: PoolClient,
  folder: string,
): Promise<Pick<Manifest, 'tables' | 'sequences'>> {
  await client.query('begin isolation level repeatable read read only');
  try {
    const tables: Manifest['tables'] = [];
    for (const table of await listTables(client)) {
      const rows = client.query(copyTo(`copy ${copyTarget(client, table)} to stdout`));
      const written = await writeHashed(tablePath(folder, table.name), rows, createGzip());
      tables.push({ ...table, rows: rows.rowCount, ...written });
    }
    return { tables, sequences: await readSequences(client) };
  } finally {
    await client.query('rollback');
  }
}

async function copyFiles(files: FileStore, folder: string): Promise<Manifest['files']> {
  const copied: Manifest['files'] = [];
  for await (const { key } of files.list()) {
    const file = await files.open(key);
    // Deleted meanwhile.
    if (!file) continue;
    const target = filePath(folder, key);
    await mkdir(path.dirname(target), { recursive: true });
    copied.push({ key, ...(await writeHashed(target, file.content)) });
  }
  return copied;
}

/** Writes a stream to a file and returns size and hash of the file. */
async function writeHashed(
  target: string,
  content: Readable,
  compression?: Gzip,
): Promise<{ bytes: number; sha256: string }> {
  const digest = createHash('sha256');
  let bytes = 0;
  async function* measured(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      digest.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  const file = createWriteStream(target, { flush: true });
  if (compression) await pipeline(content, compression, measured, file);
  else await pipeline(content, measured, file);
  return { bytes, sha256: digest.digest('hex') };
}
