import { parseArgs } from 'node:util';
import { closeDatabase, openDatabase } from '#db/connection.ts';
import { generateMany, removeMany } from '#db/generate/many.ts';
import { pendingMigrations } from '#db/migrate.ts';
import { StartupError } from '#db/startup-error.ts';
import { runCommand } from './command.ts';
import { loadConfig } from './config.ts';
import { acquireInstanceLock } from './instance-lock.ts';
import { provideDatabase, requireOwner } from './open-database.ts';

const USAGE =
  'Usage: npm run seed:many -- [--articles N] [--documents N] [--cases N], or --remove to take them away.';

/**
 * Creates generated records up to the given numbers, or removes them, in the configured database.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      articles: { type: 'string' },
      documents: { type: 'string' },
      cases: { type: 'string' },
      remove: { type: 'boolean', default: false },
    },
  });
  const wanted = {
    articles: wholeNumber(values.articles),
    documents: wholeNumber(values.documents),
    cases: wholeNumber(values.cases),
  };
  const isAsked = Object.values(wanted).some((count) => count > 0);
  if (isAsked === values.remove) throw new StartupError(USAGE);

  const config = loadConfig();
  const log = { info: () => {}, warn: console.warn, error: console.error };
  // The built-in database belongs to one process: the site must not run at the same time.
  const lock = config.databaseUrl ? undefined : await acquireInstanceLock(config.dataDir);
  const database = await provideDatabase(config, log as never, new AbortController().signal);
  // It drops and builds an index.
  const db = openDatabase(requireOwner(database), { max: 4 });
  const startedAt = Date.now();
  try {
    if ((await pendingMigrations(db)) > 0) {
      throw new StartupError('The database lacks migrations of this release: start the site once.');
    }
    if (values.remove) {
      process.stdout.write(`Removed ${await removeMany(db.$client)} records`);
    } else {
      await generateMany(db.$client, wanted, (kind, done, total) => {
        process.stdout.write(`\r${kind}: ${done} of ${total}   `);
      });
      process.stdout.write('\nDone');
    }
    process.stdout.write(` in ${((Date.now() - startedAt) / 1000).toFixed(0)} s.\n`);
  } finally {
    await closeDatabase(db);
    await database.stop();
    lock?.release();
  }
}

function wholeNumber(text: string | undefined): number {
  if (text === undefined) return 0;
  if (!/^\d{1,6}$/.test(text)) throw new StartupError(USAGE);
  return Number(text);
}

runCommand(main, USAGE);
