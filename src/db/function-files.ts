import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Pool, PoolClient } from 'pg';

/**
 * The SQL files of functions, triggers and views, in the order in which they are applied. Each file
 * has the current text of its subject, may be applied any number of times, and brings stored data
 * that depends on its functions up to date.
 */
export const functionFiles = [
  'table-storage',
  'foreign-keys',
  'updated-at',
  'content-kinds',
  'text-versions',
  'content-notice',
  'outbox-notice',
  'bulk-notice',
  'audit-chain',
  'sheets',
  'acceptance-sheets',
  'requirements',
  'issued-releases',
  'redirect-loops',
  'menus',
  'privacy-notices',
  'redemption-batches',
  'article-listing',
  'facts',
  'media-uses',
  'search-terms',
  'content-records',
  'booking-terms',
  'list-terms',
  'count-visits',
  'search-words',
  'search-entries',
  'search-records',
  'search-rank',
  'search-find',
] as const;

/** Files that find their tables in the catalogue: new tables need them again, unchanged as they are. */
const catalogueFiles: readonly string[] = ['updated-at'];

interface FunctionFile {
  name: string;
  text: string;
  hash: string;
}

/** The files of each folder; they do not change while the process runs. */
const filesByFolder = new Map<string, readonly FunctionFile[]>();

function readFunctionFiles(folder: string): readonly FunctionFile[] {
  const files =
    filesByFolder.get(folder) ??
    functionFiles.map((name) => {
      const text = readFileSync(path.join(folder, `${name}.sql`), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    });
  filesByFolder.set(folder, files);
  return files;
}

/** Hash of each file of this release. */
export function functionHashes(folder: string): Record<string, string> {
  return Object.fromEntries(readFunctionFiles(folder).map(({ name, hash }) => [name, hash]));
}

/**
 * Applies the files that differ from what the database has, after migrations also those that find their
 * tables in the catalogue. Call it inside a transaction.
 */
export async function applyFunctionFiles(
  client: PoolClient,
  folder: string,
  { hasNewTables }: { hasNewTables: boolean },
): Promise<void> {
  await client.query(
    `create table if not exists drizzle.function_files (
      name text not null, hash text not null, applied_at timestamptz not null, primary key (name, hash))`,
  );
  const changed = await changedFunctionFiles(client, folder);
  const files = readFunctionFiles(folder).filter(
    (file) => changed.includes(file) || (hasNewTables && catalogueFiles.includes(file.name)),
  );
  for (const { name, text, hash } of files) {
    await client.query(text);
    await client.query(
      `insert into drizzle.function_files (name, hash, applied_at) values ($1, $2, clock_timestamp())
       on conflict (name, hash) do update set applied_at = excluded.applied_at`,
      [name, hash],
    );
  }
}

/** The files whose text is not the one that was applied last. */
export async function changedFunctionFiles(
  client: Pool | PoolClient,
  folder: string,
): Promise<readonly FunctionFile[]> {
  const applied = await appliedHashes(client);
  return readFunctionFiles(folder).filter(({ name, hash }) => applied.get(name)?.at(-1) !== hash);
}

/**
 * The files whose text was never applied. During a rolling update older processes go on with the
 * functions of the newer release, so a text that was replaced does not count.
 */
export async function missingFunctionFiles(
  client: Pool | PoolClient,
  folder: string,
): Promise<readonly FunctionFile[]> {
  const applied = await appliedHashes(client);
  return readFunctionFiles(folder).filter(({ name, hash }) => !applied.get(name)?.includes(hash));
}

/** The hashes of each file that were applied, the newest last. */
async function appliedHashes(client: Pool | PoolClient): Promise<Map<string, string[]>> {
  const table = await client.query<{ name: string | null }>(
    "select to_regclass('drizzle.function_files')::text as name",
  );
  if (!table.rows[0]?.name) return new Map();
  const { rows } = await client.query<{ name: string; hashes: string[] }>(
    `select name, array_agg(hash order by applied_at) as hashes
     from drizzle.function_files group by name`,
  );
  return new Map(rows.map(({ name, hashes }) => [name, hashes]));
}
