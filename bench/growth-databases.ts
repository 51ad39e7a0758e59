import { closeDatabase, type Database, openDatabase } from '#db/connection.ts';
import { type EmbeddedConnection, startEmbeddedPostgres } from '#db/embedded/start.ts';
import { generateMany } from '#db/generate/many.ts';
import { scratchFolder, startSite } from './processes.ts';

/** A database with a number of generated articles besides the demo content. */
export interface SizedDatabase {
  articles: number;
  db: Database;
  /** Its address, for DATABASE_URL. */
  url: string;
}

/** Databases of several sizes in one built-in PostgreSQL. */
export interface SizedDatabases {
  databases: SizedDatabase[];
  close(): Promise<void>;
}

const quiet = { info: () => {}, warn: console.warn, error: console.error };

/**
 * Creates a database per size: copies the demo content, then generates articles.
 * @param folder keeps the databases for another run; by default a temporary folder
 */
export async function openSizedDatabases(
  sizes: readonly number[],
  folder?: string,
): Promise<SizedDatabases> {
  const dataDir = folder ?? scratchFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, log: quiet });
  const open = (name: string) => openDatabase({ ...postgres.owner, database: name }, { max: 4 });
  const admin = open('postgres');
  const names = await admin.$client.query<{ name: string }>(
    'select datname as name from pg_database',
  );
  const existing = new Set(names.rows.map(({ name }) => name));
  if (!existing.has('demo')) {
    await admin.$client.query('create database demo');
    const site = await startSite({
      DATABASE_URL: addressOf(postgres.connection, 'demo'),
      DATABASE_OWNER_URL: addressOf(postgres.owner, 'demo'),
      LOG_LEVEL: 'warn',
    });
    await site.stop();
  }
  const databases: SizedDatabase[] = [];
  for (const articles of sizes) {
    const name = `articles_${articles}`;
    if (!existing.has(name)) await admin.$client.query(`create database ${name} template demo`);
    const db = open(name);
    await generateMany(db.$client, { articles }, (_, done) => {
      process.stderr.write(`\r${done} of ${articles} articles `);
    });
    // Autovacuum would do this within minutes.
    await db.$client.query('vacuum (analyze)');
    databases.push({ articles, db, url: addressOf(postgres.connection, name) });
  }
  process.stderr.write('\n');
  await admin.$client.query('checkpoint');
  await closeDatabase(admin);
  return {
    databases,
    async close() {
      for (const { db } of databases) await closeDatabase(db);
      await postgres.stop();
    },
  };
}

function addressOf({ host, port, user }: EmbeddedConnection, database: string): string {
  return `postgresql://localhost/${database}?${new URLSearchParams({ host, port: String(port), user })}`;
}
