import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Name of the run that `npm run backup` records. */
export const BACKUP_RUN = 'backup';

/** Time of the last run of each job that handles everything since its last run. */
export const jobRuns = pgTable('job_runs', {
  /** Name of the job. */
  name: text('name').primaryKey(),
  lastRunAt: instant('last_run_at').notNull(),
});
