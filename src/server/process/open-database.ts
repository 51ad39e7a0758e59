import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { DatabaseConnection } from '#db/connection-config.ts';
import { startEmbeddedPostgres } from '#db/embedded/start.ts';
import { StartupError } from '#db/startup-error.ts';
import type { Config } from './config.ts';
import { chooseOwner } from './database-owner.ts';
import type { Log } from './log.ts';
import type { OpenedDatabase } from './opened-database.ts';

/** Time limit for an external server at start. */
const REACH_LIMIT_MS = 10_000;
/** Errors that a retry does not fix: wrong user or password, no such database. */
const HOPELESS = new Set(['28P01', '28000', '3D000', '42501']);

/** Starts the built-in PostgreSQL, or waits for the one in DATABASE_URL. @throws StartupError */
export async function provideDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDir'>,
  log: Log,
  signal: AbortSignal,
): Promise<OpenedDatabase> {
  if (config.databaseUrl === undefined) {
    const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
    return { ...postgres, role: postgres.connection.user };
  }
  const { databaseUrl, databaseOwnerUrl } = config;
  await reach('DATABASE_URL', databaseUrl, signal);
  if (databaseOwnerUrl) await reach('DATABASE_OWNER_URL', databaseOwnerUrl, signal);
  const roles = await chooseOwner(databaseUrl, databaseOwnerUrl, log);
  return { connection: databaseUrl, ...roles, isNew: false, stop: async () => {} };
}

async function reach(setting: string, address: string, signal: AbortSignal): Promise<void> {
  const until = Date.now() + REACH_LIMIT_MS;
  for (;;) {
    const client = new Client({ connectionString: address, connectionTimeoutMillis: 3000 });
    client.on('error', () => {});
    try {
      await client.connect();
      const answer = await client.query<{ suits: boolean }>(
        "select to_regprocedure('uuidv7()') is not null as suits",
      );
      if (!answer.rows[0]?.suits) {
        throw new StartupError(
          `The database at ${withoutPassword(address)} lacks uuidv7(): PostgreSQL 18 or newer is needed.`,
        );
      }
      return;
    } catch (error) {
      if (error instanceof StartupError) throw error;
      const code = (error as { code?: string }).code ?? '';
      if (Date.now() > until || HOPELESS.has(code)) {
        throw new StartupError(
          `The database of ${setting} (${withoutPassword(address)}) cannot be used: ${reason(error)}.`,
        );
      }
    } finally {
      await client.end().catch(() => {});
    }
    await sleep(300, undefined, { signal });
  }
}

function withoutPassword(address: string): string {
  const url = new URL(address);
  return `${url.username ? `${url.username}@` : ''}${url.host}${url.pathname}`;
}

/** First line of an error. Attempts over several addresses contain their errors as a list. */
function reason(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return String((first as Error).message || first).split('\n')[0] ?? '';
}

/** The connection of the owner, for commands that need it. @throws StartupError if no setting names it */
export function requireOwner({ owner }: Pick<OpenedDatabase, 'owner'>): DatabaseConnection {
  if (owner) return owner;
  throw new StartupError(
    'Only the owner of the tables may do this: set DATABASE_OWNER_URL for this command.',
  );
}
