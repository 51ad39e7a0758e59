import type { StaffRegistry } from '#api/access/staff-registry.ts';
import type { ApiDeps } from '#api/deps.ts';
import { perHour } from '#api/http/policy.ts';
import * as bulk from './contract.ts';
import { bulkFields } from './fields.ts';
import { countPlain, startPlainOperation } from './plain.ts';
import { readItems, readOperation, readOperations } from './read.ts';
import { countMatches, startOperation } from './start.ts';
import { stopOperation, undoOperation } from './undo.ts';

/** Each may change thousands of records. */
const starts = perHour(120);

/** Actions on many records; each also needs the right to do the same with one record. */
export function registerBulk(registry: StaffRegistry, { db }: Pick<ApiDeps, 'db'>): void {
  registry.add(bulk.listBulkFields, { access: 'content.read' }, async ({ params }) => ({
    fields: await bulkFields(db, params.kind),
  }));
  registry.add(bulk.countRecords, { access: 'content.read' }, ({ query }) =>
    countMatches(db, query),
  );
  registry.add(bulk.startBulk, { access: 'content.publish', limit: starts }, ({ body }, call) =>
    startOperation(body, call),
  );
  registry.add(bulk.countPlainRecords, { access: 'anyRecords.read' }, ({ params, query }, call) =>
    countPlain(db, params.kind, query, call.staff.role),
  );
  registry.add(
    bulk.startPlainBulk,
    { access: 'anyRecords.update', limit: starts },
    ({ params, body }, call) => startPlainOperation(params.kind, body, call),
  );
  registry.add(bulk.listBulk, { access: 'anyRecords.read' }, ({ query }, { staff }) =>
    readOperations(db, query, staff.role),
  );
  registry.add(bulk.readBulk, { access: 'anyRecords.read' }, ({ params }, { staff }) =>
    readOperation(db, params.id, staff.role),
  );
  registry.add(
    bulk.listBulkItems,
    { access: 'anyRecords.read' },
    async ({ params, query }, { staff }) => {
      const operation = await readOperation(db, params.id, staff.role);
      return readItems(db, operation, query);
    },
  );
  registry.add(bulk.stopBulk, { access: 'anyRecords.update' }, ({ params }, call) =>
    stopOperation(params.id, call),
  );
  registry.add(bulk.undoBulk, { access: 'anyRecords.update', limit: starts }, ({ params }, call) =>
    undoOperation(params.id, call),
  );
}
