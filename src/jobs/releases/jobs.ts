import type { Database } from '#db/connection.ts';
import type { DatabaseLog } from '#db/database-log.ts';
import { defineJob, type JobDefinition } from '../job.ts';
import type { AnnouncedWork } from '../on-commit.ts';
import { type ReleaseWork, storeDueFiles } from './process.ts';

type Parts = Pick<ReleaseWork, 'files' | 'trail' | 'scanner'>;

/**
 * Stores files of releases that were missed when they were uploaded, and those that could not be
 * scanned.
 */
export function storeReleaseFiles(parts: Parts): JobDefinition {
  return defineJob({
    name: 'store-release-files',
    cron: '* * * * *',
    retryLimit: 0,
    timeoutSeconds: 3600,
    run: (_, { db, log, signal }) => storeDueFiles({ ...parts, db, log, signal }),
  });
}

/** Stores files of releases as soon as they are uploaded: `notify_release_work` announces them. */
export function storeReleaseFilesOnCommit(
  deps: Parts & { db: Database; log: DatabaseLog },
): AnnouncedWork {
  return {
    channel: 'release_work',
    work: (signal) => storeDueFiles({ ...deps, signal }),
    failed: 'Could not store the file of a release',
  };
}
