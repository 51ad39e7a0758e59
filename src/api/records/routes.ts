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
      const policy = { access: access('create'), transaction: true } as const;
      registry.add(routes.create, policy, ({ body }, call) => add(body, { ...call, site }));
    }
    if (routes.update) {
      const policy = { access: access('update'), transaction: true } as const;
      registry.add(routes.update, policy, async ({ params, body }, call) => {
        await change(params.id, body, { ...call, site });
        return {};
      });
    }
    if (routes.delete) {
      const policy = { access: access('delete'), transaction: true } as const;
      registry.add(routes.delete, policy, async ({ params }, call) => {
        await remove(params.id, { ...call, site });
        return {};
      });
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
