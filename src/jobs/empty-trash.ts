import type { AuditTrail } from '#api/audit/trail.ts';
import { emptyTrash as deleteContent } from '#api/publishing/trash.ts';
import { emptyTrashedSheets } from '#api/sheets/empty-trash.ts';
import { emptyTrashedRecords } from '#api/trash/empty.ts';
import { defineJob } from './job.ts';

/** Deletes records for good that have been in the trash for 30 days. */
export function emptyTrash(trail: AuditTrail) {
  return defineJob({
    name: 'empty-trash',
    cron: '40 3 * * *',
    async run(_, { db, signal }) {
      for (const deleteOld of [deleteContent, emptyTrashedRecords, emptyTrashedSheets]) {
        while (!signal.aborted && (await deleteOld({ db, trail })) > 0);
      }
    },
  });
}
