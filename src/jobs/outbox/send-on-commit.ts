import type { Database } from '#db/connection.ts';
import type { DatabaseConnection } from '#db/connection-config.ts';
import type { DatabaseLog } from '#db/database-log.ts';
import type { JobSettings } from '../job.ts';
import { workOnCommit } from '../on-commit.ts';
import { deliverDue } from './deliver.ts';

export interface SendOnCommitOptions {
  connection: DatabaseConnection;
  db: Database;
  log: DatabaseLog;
  settings: JobSettings;
}

/**
 * Delivers messages as soon as the transaction that wrote them commits: the trigger `notify_outbox`
 * announces them. The scheduled job delivers messages missed here, and retries.
 */
export function sendOnCommit({ connection, db, log, settings }: SendOnCommitOptions) {
  return workOnCommit(
    { connection, log },
    {
      channel: 'outbox_message',
      work: (signal) => deliverDue({ db, log, settings, signal }),
      failed: 'Could not deliver outbox messages',
    },
  );
}
