import { fillSite } from '#api/demo/fill-site.ts';
import { closeDatabase, openDatabase } from '#db/connection.ts';
import { createLog } from './log.ts';
import { openFiles } from './open-files.ts';
import { openKeys } from './open-keys.ts';
import type { SeedJob } from './seed-in-process.ts';

// The child process that fills an empty database; see seed-in-process.ts.
process.once('message', async ({ connection, config, mediaDir }: SeedJob) => {
  const db = openDatabase(connection, { max: 1 });
  try {
    const files = await openFiles(config, createLog(config.logLevel));
    await fillSite(db, { demo: config.seedDemo, files, mediaDir, keys: openKeys(config) });
  } finally {
    await closeDatabase(db);
  }
  process.disconnect();
});
// An interrupted start: the connection closes with the process, and the database rolls back.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
