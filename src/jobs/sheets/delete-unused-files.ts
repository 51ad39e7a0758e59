import { and, asc, eq, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database, Executor } from '#db/connection.ts';
import { privateFiles } from '#db/schema/private-files.ts';
import { sheetDocuments } from '#db/schema/sheets/documents.ts';
import { sheetFiles } from '#db/schema/sheets/files.ts';
import type { FileStore } from '#files/file-store.ts';
import { defineJob, type JobDefinition } from '../job.ts';

/** Hours for which a private file may belong to nothing: its sender may still be writing. */
const UNUSED_HOURS = 24;
/** Files of one run; the others follow in the next one. */
const MAX_FILES = 1000;

/** Deletes private files that belong to no sheet or document; returns how many. */
export async function deleteUnusedFiles(
  { db, files }: { db: Database; files: FileStore },
  now = new Date(),
): Promise<number> {
  const before = new Date(now.getTime() - UNUSED_HOURS * 3_600_000);
  const due = await db
    .select({ id: privateFiles.id })
    .from(privateFiles)
    .where(and(lt(privateFiles.createdAt, before), isUnused(db)))
    .orderBy(asc(privateFiles.createdAt))
    .limit(MAX_FILES);
  let count = 0;
  for (const { id } of due) if (await deleteFile({ db, files }, id)) count += 1;
  return count;
}

/**
 * Deletes one file with its row, unless a sheet has taken it in the meantime. The row is locked first:
 * who wants to take it waits, and does not get a row whose file is gone.
 */
function deleteFile({ db, files }: { db: Database; files: FileStore }, id: string) {
  return db.transaction(async (transaction) => {
    await transaction
      .select({ id: privateFiles.id })
      .from(privateFiles)
      .where(eq(privateFiles.id, id))
      .for('update');
    const [gone] = await transaction
      .delete(privateFiles)
      .where(and(eq(privateFiles.id, id), isUnused(transaction)))
      .returning({ storageKey: privateFiles.storageKey, previewKey: privateFiles.previewKey });
    if (!gone) return false;
    // Before the commit: if the store fails, the row stays for the next run.
    for (const key of [gone.storageKey, gone.previewKey]) if (key) await files.delete(key);
    return true;
  });
}

/** Whether nothing refers to a private file. */
function isUnused(db: Executor): SQL | undefined {
  const one = { one: sql`1` };
  return and(
    notExists(db.select(one).from(sheetFiles).where(eq(sheetFiles.fileId, privateFiles.id))),
    notExists(
      db.select(one).from(sheetDocuments).where(eq(sheetDocuments.fileId, privateFiles.id)),
    ),
  );
}

/** The job that deletes them. */
export function unusedFilesJob(files: FileStore): JobDefinition {
  return defineJob({
    name: 'delete-unused-files',
    cron: '25 * * * *',
    async run(_, { db, log }) {
      const count = await deleteUnusedFiles({ db, files });
      if (count > 0) log.info({ count }, 'Deleted private files that belong to nothing');
    },
  });
}
