import type { KeyRing } from '#api/access/key-ring.ts';
import { verifyAuditLog } from '#api/audit/verify.ts';
import { verifySeals } from '#api/sheets/verify-seals.ts';
import { VERIFY_AUDIT_JOB } from '#api/system/jobs.ts';
import type { FileStore } from '#files/file-store.ts';
import { readAuditHeads } from './export-audit-head.ts';
import { defineJob, type JobDefinition } from './job.ts';

/** Problems that the system page names; the log has all. */
const NAMED_PROBLEMS = 5;

/**
 * Checks the whole audit log and all seals every week, and when an administrator asks for it. The result is kept
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
      const { problems } = await verifySeals({ db, keys, files });
      if (problems.length > 0) log.error({ problems }, 'Seals are not intact');
      const named = [
        ...(problem ? [`${problem.position}: ${problem.reason}`] : []),
        ...problems.map(({ number, reason }) => `${number}: ${reason}`),
      ];
      return { rows, problem: named.slice(0, NAMED_PROBLEMS).join('; ') || null };
    },
  });
}
