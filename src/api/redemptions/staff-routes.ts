import type { KeyRing } from '#api/access/key-ring.ts';
import type { StaffRegistry } from '#api/access/staff-registry.ts';
import type { WriteDeps } from '#api/audit/transaction.ts';
import { readsPerMinute } from '#api/http/policy.ts';
import * as contract from './batches/contract.ts';
import { downloadFile } from './batches/file.ts';
import { importCodes } from './batches/import.ts';
import { readBatches } from './batches/listing.ts';
import { startBatch } from './batches/start.ts';
import { readCodes } from './codes/listing.ts';
import { revokeBatch, revokeCode } from './codes/revoke.ts';

/** Whatever makes, hands out or ends codes needs the password again. */
const stepUp = true;

/** Batches of codes in the back office. */
export function registerCodesOfStaff(
  registry: StaffRegistry,
  deps: WriteDeps & { keys: KeyRing },
): void {
  const { db, keys } = deps;
  registry.add(contract.listBatches, { access: 'codes.read' }, ({ query }, { locale }) =>
    readBatches(db, query, locale),
  );
  registry.add(
    contract.createBatch,
    { access: 'codes.create', stepUp, transaction: true },
    ({ body }, call) => startBatch(body, keys, call),
  );
  registry.add(
    contract.importBatch,
    { access: 'codes.create', stepUp, transaction: true },
    ({ body }, call) => importCodes(body, keys, call),
  );
  registry.addFile(
    contract.downloadBatch,
    { access: 'codes.export', stepUp, limit: readsPerMinute(20) },
    ({ params }, call) => downloadFile(deps, params.id, call),
  );
  registry.add(
    contract.revokeBatch,
    { access: 'codes.update', stepUp, transaction: true },
    ({ params, body }, call) => revokeBatch(params.id, body.reason, call),
  );
  registry.add(contract.listCodes, { access: 'codes.read' }, ({ query }, { locale }) =>
    readCodes(db, query, locale),
  );
  registry.add(
    contract.revokeCode,
    { access: 'codes.update', stepUp, transaction: true },
    async ({ params, body }, call) => {
      await revokeCode(params.id, body.reason, call);
      return {};
    },
  );
}
