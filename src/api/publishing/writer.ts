import type { Audit } from '#api/audit/transaction.ts';
import type { Executor } from '#db/connection.ts';

/** Who changes content, in which transaction: the call of a person, or a job in the name of one. */
export interface Writer {
  transaction: Executor;
  audit: Audit;
  staff: { id: string };
}
