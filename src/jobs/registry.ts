import type { JobDefinition } from './job.ts';

/** Every job of the site. A domain adds its own here; nothing else needs to know it. */
export const registeredJobs: JobDefinition<never>[] = [];
