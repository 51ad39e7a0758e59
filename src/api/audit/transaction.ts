import type { Database, Executor } from '#db/connection.ts';
import type { AuditContext, AuditEntry, AuditTrail } from './trail.ts';

/** Notes an action; it is written at the end of the transaction. */
export type Audit = (entry: AuditEntry) => void;

/** Dependencies of writes. */
export interface WriteDeps {
  db: Database;
  trail: AuditTrail;
}

/** Runs work in a transaction whose last statement writes the audit entries of the work. */
export async function auditedTransaction<Result>(
  { db, trail }: WriteDeps,
  context: AuditContext,
  work: (transaction: Executor, audit: Audit) => Promise<Result> | Result,
): Promise<Result> {
  return db.transaction(async (transaction) => {
    const entries: AuditEntry[] = [];
    const result = await work(transaction, (entry) => entries.push(entry));
    await trail.append(transaction, entries, context);
    return result;
  });
}
