import { type StaffCall, type StaffRegistry, staffContext } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import type { AuditEntry } from '#api/audit/trail.ts';
import { auditedTransaction, type WriteDeps } from '#api/audit/transaction.ts';
import { perHour, readsPerMinute } from '#api/http/policy.ts';
import { AppError } from '#contracts/errors.ts';
import * as contract from './contract.ts';
import type { JobQueue } from './job-queue.ts';
import { VERIFY_AUDIT_JOB } from './jobs.ts';
import { addTestMail } from './outbox.ts';
import { readState, type SystemContext } from './service.ts';

export interface SystemDeps extends WriteDeps {
  context: SystemContext;
  /** Absent where this process runs no jobs. */
  queue?: JobQueue | undefined;
}

/** Checks read the whole log, and test mails leave the site. */
const checks = perHour(12);
const mails = perHour(10);
/** The page asks again every few seconds while something is under way. */
const states = readsPerMinute(300);

export function registerSystem(
  registry: StaffRegistry,
  { db, trail, context, queue }: SystemDeps,
): void {
  const jobs = () => {
    if (!queue) throw new AppError('UNAVAILABLE');
    return queue;
  };
  // After the job, outside of its transaction: a transaction may run twice, and the queue is not in it.
  const note = (
    call: StaffCall,
    action: string,
    entityId: string | null,
    changes?: AuditEntry['changes'],
  ) =>
    auditedTransaction({ db, trail }, staffContext(call), (_, audit) =>
      audit({ action, entityType: 'system', entityId, ...(changes && { changes }) }),
    );
  registry.add(contract.readSystem, { access: 'system.read', limit: states }, (_, call) =>
    readState(db, context, call),
  );
  registry.add(
    contract.retryJob,
    { access: 'system.update', transaction: false },
    async ({ params, body }, call) => {
      await jobs().retry(body.name, params.id);
      const changes = changedFields({}, { name: body.name });
      await note(call, 'system.job_retry', params.id, changes);
    },
  );
  registry.add(
    contract.verifyAudit,
    { access: 'system.update', limit: checks, transaction: false },
    async (_, call) => {
      await jobs().send(VERIFY_AUDIT_JOB);
      await note(call, 'system.audit_verify', null);
    },
  );
  registry.add(contract.testMail, { access: 'system.update', limit: mails }, (_, call) =>
    addTestMail(call),
  );
}
