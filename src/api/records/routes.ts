import type { StaffRegistry } from '#api/access/staff-registry.ts';
import type { ApiDeps } from '#api/deps.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import type { RecordAction } from '#contracts/records/record.ts';
import { recordRight } from '#contracts/staff/rights.ts';
import { definitions } from './all.ts';
import { readPage } from './read.ts';

/** Registers the operations that kinds of plain records leave to their definition. */
export function registerRecords(
  registry: StaffRegistry,
  { db, site }: Pick<ApiDeps, 'db'> & { site: SiteAddresses },
): void {
  for (const definition of definitions) {
    const { routes = {}, record, valuesOf, add, change, remove } = definition;
    const access = (action: RecordAction) => recordRight(record.kind, action);
    if (routes.list) {
      registry.add(routes.list, { access: access('read') }, async ({ query }) => {
        const { rows, ...page } = await readPage(db, definition, query);
        const items = rows.map((row) => ({
          id: String(row.id),
          ...valuesOf(row),
          updatedAt: (row.updatedAt as Date).toISOString(),
        }));
        return { items, ...page };
      });
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
