import { asc, gt } from 'drizzle-orm';
import type { KeyRing } from '#api/access/key-ring.ts';
import type { Executor } from '#db/connection.ts';
import { auditLog } from '#db/schema/audit.ts';
import { type AuditRow, CHAIN_START, signedText } from './chain.ts';

/** Rows that are read at once. */
const BATCH = 1000;

/** The head of the chain on a day, kept outside the database. */
export interface AuditHead {
  position: number;
  mac: string;
}

/** The first row that does not fit. */
export interface AuditProblem {
  position: number;
  /** Id of the row; null if the row is missing. */
  id: string | null;
  reason: string;
}

/** Result of a check of the whole chain. */
export interface AuditVerification {
  rows: number;
  problem: AuditProblem | undefined;
}

/**
 * Checks every row of the audit log against its HMAC and the row before, and the exported heads
 * against their rows. Stops at the first problem.
 */
export async function verifyAuditLog(
  db: Executor,
  keys: KeyRing,
  heads: readonly AuditHead[] = [],
): Promise<AuditVerification> {
  const exported = new Map(heads.map(({ position, mac }) => [position, mac]));
  let last: Pick<AuditRow, 'position' | 'mac'> = { position: 0, mac: CHAIN_START };
  for (;;) {
    const rows = await db
      .select()
      .from(auditLog)
      .where(gt(auditLog.position, last.position))
      .orderBy(asc(auditLog.position))
      .limit(BATCH);
    for (const row of rows) {
      const reason = problemOf(row, last, keys, exported.get(row.position));
      if (reason) {
        const isMissing = row.position !== last.position + 1;
        const problem = isMissing
          ? { position: last.position + 1, id: null, reason }
          : { position: row.position, id: row.id, reason };
        return { rows: last.position, problem };
      }
      last = row;
    }
    if (rows.length < BATCH) break;
  }
  const beyond = heads.find(({ position }) => position > last.position);
  return {
    rows: last.position,
    problem: beyond && {
      position: last.position + 1,
      id: null,
      reason: `rows ${last.position + 1} to ${beyond.position} were deleted: an exported head has them`,
    },
  };
}

function problemOf(
  row: AuditRow,
  last: Pick<AuditRow, 'position' | 'mac'>,
  keys: KeyRing,
  exported: string | undefined,
): string | undefined {
  if (row.position !== last.position + 1) return 'the row was deleted';
  if (row.previousMac !== last.mac) return 'the row before was replaced';
  if (!keys.knows('audit', row.keyId)) {
    return `its key ${row.keyId} is not in SECRET_KEY: add the earlier key`;
  }
  if (keys.mac('audit', signedText(row), row.keyId) !== row.mac) return 'the row was changed';
  if (exported !== undefined && exported !== row.mac)
    return 'the row differs from an exported head';
  return undefined;
}
