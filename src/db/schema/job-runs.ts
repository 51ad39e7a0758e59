import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** When jobs that look at what happened since their last run ran last. */
export const jobRuns = pgTable('job_runs', {
  /** Name of the job. */
  name: text('name').primaryKey(),
  lastRunAt: instant('last_run_at').notNull(),
});
