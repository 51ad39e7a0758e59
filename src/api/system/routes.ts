import type { StaffRegistry } from '#api/access/staff-registry.ts';
import { changedFields } from '#api/audit/changes.ts';
import { perHour } from '#api/http/policy.ts';
import { AppError } from '#contracts/errors.ts';
import type { Database } from '#db/connection.ts';
import * as contract from './contract.ts';
import type { JobQueue } from './job-queue.ts';
import { VERIFY_AUDIT_JOB } from './jobs.ts';
import { addTestMail, cancelOne, retryOne } from './outbox.ts';
import { readState, type SystemContext } from './service.ts';

export interface SystemDeps {
  db: Database;
  context: SystemContext;
  /** Absent where this process runs no jobs. */
  queue?: JobQueue | undefined;
}

/** Checks read the whole log, and test mails leave the site. */
const checks = perHour(12);
const mails = perHour(10);

export function registerSystem(registry: StaffRegistry, { db, context, queue }: SystemDeps): void {
  const jobs = () => {
    if (!queue) throw new AppError('UNAVAILABLE');
    return queue;
  };
  registry.add(contract.readSystem, { access: 'system.read' }, (_, call) =>
    readState(db, context, call),
  );
  registry.add(
    contract.retryJob,
    { access: 'system.update', transaction: true },
    async ({ params, body }, { audit }) => {
      await jobs().retry(body.name, params.id);
      const changes = changedFields({}, { name: body.name });
      audit({ action: 'system.job_retry', entityType: 'system', entityId: params.id, changes });
      return {};
    },
  );
  registry.add(
    contract.verifyAudit,
    { access: 'system.update', limit: checks, transaction: true },
    async (_, { audit }) => {
      await jobs().send(VERIFY_AUDIT_JOB);
      audit({ action: 'system.audit_verify', entityType: 'system', entityId: null });
      return {};
    },
  );
  registry.add(
    contract.retryMessage,
    { access: 'system.update', transaction: true },
    async ({ params }, call) => {
      await retryOne(params.id, call);
      return {};
    },
  );
  registry.add(
    contract.cancelMessage,
    { access: 'system.update', transaction: true },
    async ({ params }, call) => {
      await cancelOne(params.id, call);
      return {};
    },
  );
  registry.add(
    contract.testMail,
    { access: 'system.update', limit: mails, transaction: true },
    async (_, call) => {
      await addTestMail(call);
      return {};
    },
  );
}
