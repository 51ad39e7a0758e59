import { statfs } from 'node:fs/promises';
import { desc, eq, sql } from 'drizzle-orm';
import type { StaffCall } from '#api/access/staff-registry.ts';
import type { RouteAnswer } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { auditLog } from '#db/schema/audit.ts';
import { BACKUP_RUN, jobRuns } from '#db/schema/job-runs.ts';
import type { readSystem } from './contract.ts';
import { readJobs, readLastCheck } from './jobs.ts';
import { readMailTest, readOutbox } from './outbox.ts';

type System = RouteAnswer<typeof readSystem>;

/** What the operations of the system page need to know of the process. */
export interface SystemContext {
  buildId: string;
  /** Folder of database and files, for the free space; unknown if absent. */
  dataDir?: string | undefined;
  /** Outside services by name, and whether they are configured. */
  services: Readonly<Record<string, boolean>>;
}

const startedAt = new Date(Date.now() - process.uptime() * 1000);

/** The state of the system, as administrators see it. */
export async function readState(
  db: Executor,
  { buildId, dataDir, services }: SystemContext,
  call: StaffCall,
): Promise<System> {
  const [head] = await db
    .select({ position: auditLog.position })
    .from(auditLog)
    .orderBy(desc(auditLog.position))
    .limit(1);
  return {
    versions: { build: buildId, node: process.versions.node, ...(await readDatabaseVersions(db)) },
    process: {
      startedAt,
      memoryBytes: process.memoryUsage.rss(),
    },
    storage: {
      ...(await readSizes(db)),
      disk: await readDisk(dataDir),
      lastBackupAt: await readLastBackup(db),
    },
    services: Object.entries(services).map(([name, isConfigured]) => ({ name, isConfigured })),
    jobs: await readJobs(db),
    outbox: await readOutbox(db),
    audit: { head: head?.position ?? null, lastCheck: await readLastCheck(db) },
    mailTest: await readMailTest(db, call),
  };
}

async function readDatabaseVersions(db: Executor) {
  const { rows } = await db.execute<{ postgres: string; migrations: number; last: string | null }>(
    sql`select current_setting('server_version') as postgres, count(*)::int as migrations,
      max(created_at)::text as last from drizzle.__drizzle_migrations`,
  );
  const { postgres = '', migrations = 0, last = null } = rows[0] ?? {};
  return {
    postgres,
    migrations,
    migratedAt: last === null ? null : new Date(Number(last)),
  };
}

async function readSizes(
  db: Executor,
): Promise<Pick<System['storage'], 'databaseBytes' | 'files'>> {
  const { rows } = await db.execute<Record<'database' | 'media' | 'downloads' | 'uploads', string>>(
    sql`select pg_database_size(current_database()) as database,
      (select coalesce(sum(bytes), 0) from media_assets)
        + (select coalesce(sum(bytes), 0) from media_variants) as media,
      (select coalesce(sum(bytes), 0) from download_releases) as downloads,
      (select coalesce(sum(received_bytes), 0) from uploads) as uploads`,
  );
  const [sizes] = rows;
  const kinds = ['media', 'downloads', 'uploads'] as const;
  return {
    databaseBytes: Number(sizes?.database ?? 0),
    files: kinds.map((kind) => ({ kind, bytes: Number(sizes?.[kind] ?? 0) })),
  };
}

async function readLastBackup(db: Executor): Promise<Date | null> {
  const [run] = await db
    .select({ at: jobRuns.lastRunAt })
    .from(jobRuns)
    .where(eq(jobRuns.name, BACKUP_RUN));
  return run?.at ?? null;
}

async function readDisk(folder: string | undefined): Promise<System['storage']['disk']> {
  if (folder === undefined) return null;
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    // Some file systems do not say.
    return null;
  }
}
