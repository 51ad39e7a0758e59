import { setTimeout as sleep } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import packageJson from 'pg-boss/package.json' with { type: 'json' };
import type { Database } from '#db/connection.ts';

/** Schema of the job queue's tables. */
export const QUEUE_SCHEMA = 'jobs';

/** Version of the tables that this release of pg-boss needs. */
const NEEDED_VERSION = packageJson.pgboss.schema;

/** Makes the tables of the job queue, or brings them up to date. @param db connects as their owner */
export async function installQueue(db: Database): Promise<void> {
  if (await hasQueue(db)) return;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.$client.query(text, values) },
    schema: QUEUE_SCHEMA,
    supervise: false,
    schedule: false,
    bamIntervalSeconds: 10,
  });
  const failed = new Promise<never>((_, reject) => boss.on('error', reject));
  failed.catch(() => {});
  await Promise.race([boss.start(), failed]);
  try {
    // Indexes of an update are built one after the other.
    await Promise.race([indexesBuilt(boss), failed]);
  } finally {
    await boss.stop({ graceful: false });
  }
}

async function indexesBuilt(boss: PgBoss): Promise<void> {
  const areBuilding = async () => {
    const entries = await boss.getBamStatus();
    return entries.some(({ status }) => status === 'pending' || status === 'in_progress');
  };
  while (await areBuilding()) await sleep(200);
}

/** Whether the tables are there, and at least as new as this release needs them. */
export async function hasQueue(db: Database): Promise<boolean> {
  const { rows: tables } = await db.$client.query(
    `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = $1 and c.relname = 'version' and has_table_privilege(c.oid, 'select')`,
    [QUEUE_SCHEMA],
  );
  if (tables.length === 0) return false;
  const { rows } = await db.$client.query<{ version: number }>(
    `select max(version::int) as version from ${QUEUE_SCHEMA}.version`,
  );
  return (rows[0]?.version ?? 0) >= NEEDED_VERSION;
}
