import { type IssueDeps, issueDocument, readDueDocuments } from '#api/sheets/documents/issue.ts';
import type { DatabaseLog } from '#db/database-log.ts';
import { isUnavailable } from '#db/unavailable.ts';
import { defineJob, type JobDefinition } from '../job.ts';
import type { AnnouncedWork } from '../on-commit.ts';

type Parts = Omit<IssueDeps, 'db'>;

interface IssueWork extends IssueDeps {
  log: DatabaseLog;
  signal: AbortSignal;
}

/** Issues the documents of all sealed sheets that have none. One that fails does not stop the others. */
export async function issueDueDocuments({ log, signal, ...deps }: IssueWork): Promise<void> {
  for (const sheet of await readDueDocuments(deps.db)) {
    if (signal.aborted) return;
    try {
      await issueDocument(deps, sheet);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      log.error({ err: error, number: sheet.number }, 'Could not write the PDF of a sealed sheet');
    }
  }
}

/** Issues documents that were missed when their sheets were sealed. */
export function issueDocuments(parts: Parts): JobDefinition {
  return defineJob({
    name: 'issue-documents',
    cron: '* * * * *',
    retryLimit: 0,
    timeoutSeconds: 600,
    run: (_, { db, log, signal }) => issueDueDocuments({ ...parts, db, log, signal }),
  });
}

/** Issues a document as soon as its sheet is sealed: the trigger `notify_seal` announces it. */
export function issueDocumentsOnCommit(deps: IssueDeps & { log: DatabaseLog }): AnnouncedWork {
  return {
    channel: 'sheet_sealed',
    work: (signal) => issueDueDocuments({ ...deps, signal }),
    failed: 'Could not write the PDFs of sealed sheets',
  };
}
