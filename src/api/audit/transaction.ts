import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Executor } from '#db/connection.ts';
import { lostToAnother } from '#db/lock-conflicts.ts';
import { onOneConnection } from '#db/one-connection.ts';
import type { AuditContext, AuditEntry, AuditTrail } from './trail.ts';

/** Notes an action; it is written at the end of the transaction. */
export type Audit = (entry: AuditEntry) => void;

/** Dependencies of writes. */
export interface WriteDeps {
  db: Database;
  trail: AuditTrail;
}

/** Attempts at a transaction that deadlocks. */
const ATTEMPTS = 4;
/** The pause before the next attempt is up to this long, twice as long each time. */
const PAUSE_MS = 20;

/**
 * Runs work in a transaction whose last statement writes the audit entries of the work. The work
 * runs again if the transaction loses to another one (a deadlock), so it must change nothing but the
 * database, and it has the connection of the transaction only.
 */
export async function auditedTransaction<Result>(
  { db, trail }: WriteDeps,
  context: AuditContext,
  work: (transaction: Executor, audit: Audit) => Promise<Result> | Result,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(async (transaction) => {
        const entries: AuditEntry[] = [];
        const result = await onOneConnection(() =>
          work(transaction, (entry) => entries.push(entry)),
        );
        await trail.append(transaction, entries, context);
        return result;
      });
    } catch (error) {
      if (attempt === ATTEMPTS || !lostToAnother(error)) throw error;
      // At random, so that the two do not meet again.
      await sleep(Math.random() * PAUSE_MS * 2 ** attempt);
    }
  }
}
