import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Time of the last run of each job that handles everything since its last run. */
export const jobRuns = pgTable('job_runs', {
  /** Name of the job. */
  name: text('name').primaryKey(),
  lastRunAt: instant('last_run_at').notNull(),
});
