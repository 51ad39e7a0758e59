import { canonicalJson } from '#contracts/sheets/canonical.ts';
import type { auditLog } from '#db/schema/audit.ts';

export type AuditRow = typeof auditLog.$inferSelect;

/** The `previousMac` of the first row. */
export const CHAIN_START = '0'.repeat(64);

/** The text whose HMAC a row contains: every column except the HMAC itself. */
export function signedText({ mac: _, ...row }: Omit<AuditRow, 'mac'> & { mac?: string }): string {
  return canonicalJson({ ...row, createdAt: row.createdAt.toISOString() });
}
