import { type BulkDeps, runBulkOperations } from '#api/bulk/run.ts';
import { deleteOldOperations } from '#api/bulk/upkeep.ts';
import { defineJob } from './job.ts';
import type { AnnouncedWork } from './on-commit.ts';

/** Goes on with bulk operations whose process has ended. */
export function bulkJob({ trail, site }: Pick<BulkDeps, 'trail' | 'site'>) {
  return defineJob({
    name: 'run-bulk-operations',
    cron: '* * * * *',
    retryLimit: 0,
    timeoutSeconds: 3600,
    run: (_, { db, log, signal }) => runBulkOperations({ db, log, trail, site }, signal),
  });
}

/** Deletes bulk operations and imports that nobody can undo any more. */
export const bulkUpkeep = defineJob({
  name: 'bulk-upkeep',
  cron: '20 4 * * *',
  async run(_, { db }) {
    await deleteOldOperations(db);
  },
});

/** Carries out bulk operations as soon as they are started. */
export function bulkOnCommit(deps: BulkDeps): AnnouncedWork {
  return {
    channel: 'bulk_operation',
    work: (signal) => runBulkOperations(deps, signal),
    failed: 'Could not carry out bulk operations',
  };
}
