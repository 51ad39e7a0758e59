import type { Audit } from '#api/audit/transaction.ts';
import type { Executor } from '#db/connection.ts';

/** Who works on a sheet: a member of staff, or nobody in particular where the demo is made. */
export interface SheetWriter {
  transaction: Executor;
  /** Notes an action for the audit log. */
  audit: Audit;
  staff: { id: string | null };
  /** Time of the act, where it is not the present: the demo tells of earlier days. */
  at?: Date;
}
