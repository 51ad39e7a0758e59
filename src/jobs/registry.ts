import { announceScheduled } from './announce-scheduled.ts';
import { announceToSearch } from './announce-to-search.ts';
import type { JobDefinition } from './job.ts';
import { deliverOutbox } from './outbox/deliver.ts';
import { retention } from './retention.ts';

/** Every job of the site. A domain adds its own here; nothing else needs to know it. */
export const registeredJobs: JobDefinition<never>[] = [
  deliverOutbox,
  announceScheduled,
  announceToSearch,
  retention,
];
