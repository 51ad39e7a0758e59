import type { KeyRing } from '#api/access/key-ring.ts';
import { verifyAuditLog } from '#api/audit/verify.ts';
import { VERIFY_AUDIT_JOB } from '#api/system/jobs.ts';
import type { FileStore } from '#files/file-store.ts';
import { readAuditHeads } from './export-audit-head.ts';
import { defineJob, type JobDefinition } from './job.ts';

/**
 * Checks the whole audit log every week, and when an administrator asks for it. The result is kept
 * as the output of the job; the system page shows it.
 */
export function verifyAudit(files: FileStore, keys: KeyRing): JobDefinition {
  return defineJob({
    name: VERIFY_AUDIT_JOB,
    cron: '30 4 * * 0',
    retryLimit: 0,
    async run(_, { db, log }) {
      const heads = await readAuditHeads(files);
      const { rows, problem } = await verifyAuditLog(db, keys, heads);
      if (problem) log.error({ problem }, 'The audit log is not intact');
      return { rows, problem: problem ? `${problem.position}: ${problem.reason}` : null };
    },
  });
}
