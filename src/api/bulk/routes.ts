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

/** Actions on many records. Moving content to the trash also needs the right to delete. */
export function registerBulk(registry: StaffRegistry, { db }: Pick<ApiDeps, 'db'>): void {
  registry.add(bulk.listBulkFields, { access: 'content.read' }, async ({ params }) => ({
    fields: await bulkFields(db, params.kind),
  }));
  registry.add(bulk.countRecords, { access: 'content.read' }, ({ query }) =>
    countMatches(db, query),
  );
  registry.add(
    bulk.startBulk,
    { access: 'content.publish', limit: starts, transaction: true },
    ({ body }, call) => startOperation(body, call),
  );
  registry.add(bulk.countPlainRecords, { access: 'content.read' }, ({ params, query }) =>
    countPlain(db, params.kind, query),
  );
  registry.add(
    bulk.startPlainBulk,
    { access: 'content.publish', limit: starts, transaction: true },
    ({ params, body }, call) => startPlainOperation(params.kind, body, call),
  );
  registry.add(bulk.listBulk, { access: 'content.read' }, ({ query }) => readOperations(db, query));
  registry.add(bulk.readBulk, { access: 'content.read' }, ({ params }) =>
    readOperation(db, params.id),
  );
  registry.add(bulk.listBulkItems, { access: 'content.read' }, async ({ params, query }) => {
    const operation = await readOperation(db, params.id);
    return readItems(db, operation, query);
  });
  registry.add(
    bulk.stopBulk,
    { access: 'content.publish', transaction: true },
    async ({ params }, call) => {
      await stopOperation(params.id, call);
      return {};
    },
  );
  registry.add(
    bulk.undoBulk,
    { access: 'content.publish', limit: starts, transaction: true },
    ({ params }, call) => undoOperation(params.id, call),
  );
}
