import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { fillSite } from '#api/demo/fill-site.ts';
import { closeDatabase, type Database, openDatabase } from '#db/connection.ts';
import type { EmbeddedConnection } from '#db/embedded/start.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { testKeys } from './keys.ts';

/** A separate database for one test file. */
export interface TestDatabase {
  /** Connects as the application, whose role owns nothing. */
  db: Database;
  connection: EmbeddedConnection;
  /** The connection as an address, for DATABASE_URL. */
  url: string;
  /** Connects as the superuser who owns the tables: for what the application may not do. */
  owner: Database;
  /** The owner's connection as an address, for DATABASE_OWNER_URL. */
  ownerUrl: string;
  /** Closes and drops the database; call it in `afterAll`. */
  drop(): Promise<void>;
}

/** Copies the migrated, empty template; about 30 ms in memory. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return copyOf(inject('postgres').owner.database);
}

const DEMO = 'template_demo';
/** Any number that no other test lock uses. */
const DEMO_LOCK = 20_261;

/**
 * Copies the template with the demo content, which the first caller of a run creates.
 * @param dataDir gets the files of the content
 */
export async function createDemoDatabase(dataDir?: string): Promise<TestDatabase> {
  const postgres = inject('postgres');
  const demoDir = inject('demoDir');
  const admin = new Client({ ...postgres.owner, database: 'postgres' });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [DEMO_LOCK]);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [DEMO]);
    if (!rowCount) {
      const template = await copyOf(postgres.owner.database);
      await fillSite(template.db, {
        demo: true,
        keys: testKeys,
        files: createFolderStore(path.join(demoDir, 'files')),
      });
      await Promise.all([closeDatabase(template.db), closeDatabase(template.owner)]);
      await admin.query(`alter database ${template.connection.database} rename to ${DEMO}`);
    }
  } finally {
    await admin.end();
  }
  if (dataDir) cpSync(demoDir, dataDir, { recursive: true });
  return copyOf(DEMO);
}

async function copyOf(template: string): Promise<TestDatabase> {
  const postgres = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = postgres.owner;
  await asAdmin(admin, `create database ${name} template ${template} strategy file_copy`);
  const connection = { ...postgres.connection, database: name };
  const ownerConnection = { ...admin, database: name };
  const db = openDatabase(connection, { max: 4, refusesSecond: true });
  const owner = openDatabase(ownerConnection, { max: 2 });
  return {
    db,
    connection,
    url: addressOf(connection),
    owner,
    ownerUrl: addressOf(ownerConnection),
    drop: async () => {
      await Promise.all([closeDatabase(db), closeDatabase(owner)]);
      await asAdmin(admin, `drop database ${name} with (force)`);
    },
  };
}

/** A connection over a Unix socket as an address. */
export function addressOf({ host, port, user, database }: EmbeddedConnection): string {
  return `postgresql://localhost/${database}?${new URLSearchParams({ host, port: String(port), user })}`;
}

async function asAdmin(connection: EmbeddedConnection, statement: string): Promise<void> {
  const client = new Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
