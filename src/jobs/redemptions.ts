import { type MakeDeps, makeDueCodes } from '#api/redemptions/batches/make-codes.ts';
import { deleteOldFiles } from '#api/redemptions/batches/upkeep.ts';
import { defineJob } from './job.ts';
import type { AnnouncedWork } from './on-commit.ts';

/** Goes on with batches of codes whose process has ended, and deletes files that were fetched. */
export function codesJob({ keys }: Pick<MakeDeps, 'keys'>) {
  return defineJob({
    name: 'make-codes',
    cron: '* * * * *',
    retryLimit: 0,
    timeoutSeconds: 3600,
    async run(_, { db, signal }) {
      await makeDueCodes({ db, keys }, signal);
      await deleteOldFiles(db);
    },
  });
}

/** Makes codes as soon as a batch is ordered. */
export function makeCodesOnCommit(deps: MakeDeps): AnnouncedWork {
  return {
    channel: 'redemption_batch',
    work: (signal) => makeDueCodes(deps, signal),
    failed: 'Could not make redemption codes',
  };
}
