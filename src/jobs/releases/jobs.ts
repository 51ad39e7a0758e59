import type { Database } from '#db/connection.ts';
import type { DatabaseConnection } from '#db/connection-config.ts';
import type { DatabaseLog } from '#db/database-log.ts';
import type { FileStore } from '#files/file-store.ts';
import { defineJob, type JobDefinition } from '../job.ts';
import { workOnCommit } from '../on-commit.ts';
import { storeDueFiles } from './process.ts';

/** Stores files of releases that were missed when they were uploaded. */
export function storeReleaseFiles(files: FileStore): JobDefinition {
  return defineJob({
    name: 'store-release-files',
    cron: '* * * * *',
    retryLimit: 0,
    timeoutSeconds: 3600,
    run: (_, { db, signal }) => storeDueFiles({ db, files, signal }),
  });
}

/** Stores files of releases as soon as they are uploaded: `notify_release_work` announces them. */
export function storeReleaseFilesOnCommit(deps: {
  connection: DatabaseConnection;
  db: Database;
  files: FileStore;
  log: DatabaseLog;
}) {
  const { connection, log } = deps;
  return workOnCommit({
    connection,
    channel: 'release_work',
    work: (signal) => storeDueFiles({ ...deps, signal }),
    log,
    failed: 'Could not store the file of a release',
  });
}
