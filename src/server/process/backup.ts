import path from 'node:path';
import { parseArgs } from 'node:util';
import { BACKUP_RUN, jobRuns } from '#db/schema/job-runs.ts';
import { StartupError } from '#db/startup-error.ts';
import type { Manifest } from '../backup/manifest.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { runCommand } from './command.ts';
import { loadConfig } from './config.ts';
import { createLog } from './log.ts';
import { openFiles } from './open-files.ts';
import { withDatabase } from './with-database.ts';

const USAGE = 'Usage: npm run backup -- FOLDER, a new folder for this backup.';

/** Writes database and files to a folder, while the site runs or not. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder, ...others] = positionals;
  if (!folder || others.length > 0) throw new StartupError(USAGE);
  const config = loadConfig();
  const files = await openFiles(config, createLog('error'));
  const manifest = await withDatabase(config, async (db) => {
    const written = await writeBackup(db, files, path.resolve(folder));
    const lastRunAt = new Date(written.createdAt);
    await db
      .insert(jobRuns)
      .values({ name: BACKUP_RUN, lastRunAt })
      .onConflictDoUpdate({ target: jobRuns.name, set: { lastRunAt } });
    return written;
  });
  process.stdout.write(
    `Backup of ${manifest.createdAt} in ${folder}: ${sizes(manifest)}. Its key is not in it: keep SECRET_KEY or DATA_DIR/secret.key in another place.\n`,
  );
}

function sizes({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = [...tables, ...files].reduce((sum, file) => sum + file.bytes, 0);
  const megabytes = (bytes / 1e6).toFixed(1);
  return `${rows} rows of ${tables.length} tables, ${files.length} files, ${megabytes} MB`;
}

runCommand(main, USAGE);
