import { deleteEndedTrials } from '#api/sheets/trials/delete.ts';
import { defineJob } from '../job.ts';

/** Deletes visitors' own copies of demo sheets after their day. */
export const deleteTrials = defineJob({
  name: 'delete-trials',
  cron: '10,40 * * * *',
  async run(_, { db, log, signal }) {
    let total = 0;
    for (let count = -1; count !== 0 && !signal.aborted; total += count) {
      count = await deleteEndedTrials(db);
    }
    if (total > 0) log.info({ count: total }, 'Deleted trials whose day is over');
  },
});
