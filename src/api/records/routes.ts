import type { StaffRegistry } from '#api/access/staff-registry.ts';
import type { ApiDeps } from '#api/deps.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import type { RecordAction } from '#contracts/records/record.ts';
import { hiddenFields, recordRight } from '#contracts/staff/rights.ts';
import { definitions } from './all.ts';
import type { RecordDefinition, Values } from './definition.ts';
import { readPage, readShownRow } from './read.ts';

/** Registers the operations that kinds of plain records leave to their definition. */
export function registerRecords(
  registry: StaffRegistry,
  { db, site }: Pick<ApiDeps, 'db'> & { site: SiteAddresses },
): void {
  for (const definition of definitions) {
    const { routes = {}, record, add, change, remove } = definition;
    const access = (action: RecordAction) => recordRight(record.kind, action);
    if (routes.list) {
      registry.add(routes.list, { access: access('read') }, async ({ query }, { staff }) => {
        const hidden = hiddenFields(staff.role, access('read'));
        const { rows, ...page } = await readPage(db, definition, query, hidden);
        return { items: rows.map((row) => itemOf(definition, row)), ...page };
      });
    }
    if (routes.read) {
      registry.add(routes.read, { access: access('read') }, async ({ params }) =>
        itemOf(definition, await readShownRow(db, definition, params.id)),
      );
    }
    if (routes.create) {
      registry.add(routes.create, { access: access('create') }, ({ body }, call) =>
        add(body, { ...call, site }),
      );
    }
    if (routes.update) {
      registry.add(routes.update, { access: access('update') }, ({ params, body }, call) =>
        change(params.id, body, { ...call, site }),
      );
    }
    if (routes.delete) {
      registry.add(routes.delete, { access: access('delete') }, ({ params }, call) =>
        remove(params.id, { ...call, site }),
      );
    }
  }
}

/** A record as lists and forms have it. */
function itemOf({ valuesOf, shown = {} }: RecordDefinition, row: Values) {
  return {
    id: String(row.id),
    ...valuesOf(row),
    ...Object.fromEntries(Object.keys(shown).map((name) => [name, row[name]])),
    updatedAt: (row.updatedAt as Date).toISOString(),
  };
}
