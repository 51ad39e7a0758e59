import { rmSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { closeDatabase, openDatabase } from '#db/connection.ts';
import { type EmbeddedConnections, startEmbeddedPostgres } from '#db/embedded/start.ts';
import { migrate, releaseMigrations } from '#db/migrate.ts';
import { installQueue } from '#jobs/queue-schema.ts';
import { makeDataFolder } from './data-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The test run's PostgreSQL; the database of both is the migrated, empty template. */
    postgres: EmbeddedConnections;
    /** Folder for the files of the demo content; the first test file that needs it creates it. */
    demoDir: string;
  }
}

const TEMPLATE = 'template_site';

/** One PostgreSQL for the whole run, with a migrated template for test databases. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = makeDataFolder('mujing-test');
  const log = { info: () => {}, warn: () => {}, error: console.error };
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log,
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  const stop = async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const admin = new Client({ ...postgres.owner, database: 'postgres' });
    await admin.connect();
    await admin.query(`create database ${TEMPLATE}`);
    await admin.end();
    const connection = { ...postgres.connection, database: TEMPLATE };
    const owner = { ...postgres.owner, database: TEMPLATE };
    const db = openDatabase(owner);
    await installQueue(db);
    await migrate(db, releaseMigrations, connection.user);
    await closeDatabase(db);
    project.provide('postgres', { connection, owner });
    project.provide('demoDir', path.join(dataDir, 'demo'));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
