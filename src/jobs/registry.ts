import { announceScheduled } from './announce-scheduled.ts';
import { announceToSearch } from './announce-to-search.ts';
import { bulkUpkeep } from './bulk.ts';
import type { JobDefinition } from './job.ts';
import { deliverOutbox } from './outbox/deliver.ts';
import { remindOfWaiting } from './remind-owners.ts';
import { retention } from './retention.ts';
import { deleteTrials } from './sheets/delete-trials.ts';

/** All jobs of the site. A domain adds its own here. */
export const registeredJobs: JobDefinition<never>[] = [
  deliverOutbox,
  announceScheduled,
  announceToSearch,
  retention,
  bulkUpkeep,
  remindOfWaiting,
  deleteTrials,
];
