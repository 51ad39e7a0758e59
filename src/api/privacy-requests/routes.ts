import { type StaffRegistry, staffContext } from '#api/access/staff-registry.ts';
import { auditedTransaction, type WriteDeps } from '#api/audit/transaction.ts';
import type { ApiDeps } from '#api/deps.ts';
import { readsPerMinute } from '#api/http/policy.ts';
import { personTable } from '#api/persons/table.ts';
import { exportTable } from '#api/transfers/export.ts';
import { deleteExpiredUploads } from '#api/uploads/service.ts';
import * as contract from './contract.ts';
import { readRequest, readRequests } from './read.ts';
import { endRequest, eraseOfRequest, readVerified, takeRequest, verifyRequest } from './write.ts';

/** Each looks through all records. */
const reads = readsPerMinute(60);

/** The requests of persons about their data. Copies and erasures need the password again. */
export function registerPrivacyRequests(
  registry: StaffRegistry,
  { keys, ...services }: WriteDeps & Pick<ApiDeps, 'keys' | 'files'>,
): void {
  const { db } = services;
  registry.add(contract.listPrivacyRequests, { access: 'privacyRequests.read' }, ({ query }) =>
    readRequests(db, query),
  );
  registry.add(
    contract.createPrivacyRequest,
    { access: 'privacyRequests.update', transaction: true },
    ({ body }, call) => takeRequest(body, call),
  );
  registry.add(
    contract.readPrivacyRequest,
    { access: 'privacyRequests.read', limit: reads },
    ({ params }) => readRequest(db, keys, params.id),
  );
  registry.add(
    contract.verifyPrivacyRequest,
    { access: 'privacyRequests.update', transaction: true },
    async ({ params }, call) => {
      await verifyRequest(params.id, call);
      return {};
    },
  );
  registry.addFile(
    contract.exportPerson,
    { access: 'privacyRequests.read', stepUp: true, limit: reads },
    async ({ params: { id }, query }, call) => {
      const { contact } = await readVerified(db, id);
      const request = { ...query, request: id };
      return exportTable(services, call, 'privacy-request', personTable(contact), request);
    },
  );
  registry.add(
    contract.erasePersonOfRequest,
    { access: 'privacyRequests.erase', stepUp: true, transaction: false },
    async ({ params }, call) => {
      await auditedTransaction(services, staffContext(call), (transaction, audit) =>
        eraseOfRequest(params.id, keys, { ...call, transaction, audit }),
      );
      // The tables that ended with it; should this fail, the nightly job deletes them.
      await deleteExpiredUploads(services);
      return {};
    },
  );
  registry.add(
    contract.endPrivacyRequest,
    { access: 'privacyRequests.update', transaction: true },
    async ({ params, body }, call) => {
      await endRequest(params.id, body, call);
      return {};
    },
  );
}
