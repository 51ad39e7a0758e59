import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { closeDatabase, openDatabase } from '#db/connection.ts';
import { StartupError } from '#db/startup-error.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { runCommand } from './command.ts';
import { type Config, loadConfig } from './config.ts';
import { acquireInstanceLock } from './instance-lock.ts';
import { createLog } from './log.ts';
import { provideDatabase, requireOwner } from './open-database.ts';
import { openFiles } from './open-files.ts';
import { KEY_FILE, openKeys, requireAuditKey } from './open-keys.ts';

const USAGE = `Usage: npm run restore -- FOLDER [--replace]
--replace deletes what the database contains.`;

/** Puts a backup into the configured database and file store. The site must not run. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [folder, ...others] = positionals;
  if (!folder || others.length > 0) throw new StartupError(USAGE);
  const config = loadConfig();
  requireKey(config);
  const keys = openKeys(config);
  const log = createLog('error');
  const lock = await acquireInstanceLock(config.dataDir);
  const database = await provideDatabase(config, log, new AbortController().signal);
  const db = openDatabase(requireOwner(database), { max: 2 });
  try {
    const { createdAt, tables, files } = await restoreBackup({
      db,
      role: database.role,
      files: await openFiles(config, log),
      folder: path.resolve(folder),
      replaces: values.replace,
      check: (restored) => requireAuditKey(restored, keys),
    });
    process.stdout.write(
      `Restored the backup of ${createdAt}: ${tables.length} tables, ${files.length} files.\n`,
    );
  } finally {
    await closeDatabase(db);
    await database.stop();
    lock.release();
  }
}

/** A key that is made now would not fit the backup. */
function requireKey({ secretKeys, dataDir }: Config): void {
  const file = path.join(dataDir, KEY_FILE);
  if (secretKeys || existsSync(file)) return;
  throw new StartupError(
    `The key of the backup is missing: copy its secret.key to ${file}, or set SECRET_KEY.`,
  );
}

runCommand(main, USAGE);
