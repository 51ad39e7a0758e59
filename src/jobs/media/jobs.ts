import type { Database } from '#db/connection.ts';
import type { DatabaseLog } from '#db/database-log.ts';
import type { FileStore } from '#files/file-store.ts';
import { defineJob, type JobDefinition } from '../job.ts';
import type { AnnouncedWork } from '../on-commit.ts';
import { processDue } from './process.ts';
import { keepMediaUp } from './upkeep.ts';

/** The jobs of the media library. */
export function mediaJobs(files: FileStore): JobDefinition[] {
  return [
    defineJob({
      name: 'process-media',
      cron: '* * * * *',
      retryLimit: 0,
      timeoutSeconds: 600,
      run: (_, { db, log, signal }) => processDue({ db, files, log, signal }),
    }),
    defineJob({
      name: 'media-upkeep',
      cron: '10 4 * * *',
      async run(_, { db, log }) {
        const removed = await keepMediaUp(db, files);
        if (Object.values(removed).some((count) => count > 0)) {
          log.info({ removed }, 'Removed expired uploads and files of the media library');
        }
      },
    }),
  ];
}

/**
 * Makes the variants of pictures as soon as they are uploaded: the trigger `notify_media_work`
 * announces them. The scheduled job makes those that were missed.
 */
export function processOnCommit(deps: {
  db: Database;
  files: FileStore;
  log: DatabaseLog;
}): AnnouncedWork {
  return {
    channel: 'media_work',
    work: (signal) => processDue({ ...deps, signal }),
    failed: 'Could not process pictures of the media library',
  };
}
