import type { StaffRegistry } from '#api/access/staff-registry.ts';
import type { ApiDeps } from '#api/deps.ts';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import { recordRight } from '#contracts/staff/rights.ts';
import { definitions } from './all.ts';
import { readPage } from './read.ts';

/** Lists, adds, changes and deletes records of the kinds that have no operations of their own. */
export function registerRecords(
  registry: StaffRegistry,
  { db, site }: Pick<ApiDeps, 'db'> & { site: SiteAddresses },
): void {
  for (const definition of definitions) {
    const { routes, record, valuesOf, add, change, remove } = definition;
    if (!routes) continue;
    const { kind } = record;
    registry.add(routes.list, { access: recordRight(kind, 'read') }, async ({ query }) => {
      const { rows, ...page } = await readPage(db, definition, query);
      const items = rows.map((row) => ({
        id: String(row.id),
        ...valuesOf(row),
        updatedAt: (row.updatedAt as Date).toISOString(),
      }));
      return { items, ...page };
    });
    registry.add(
      routes.create,
      { access: recordRight(kind, 'create'), transaction: true },
      ({ body }, call) => add(body, { ...call, site }),
    );
    registry.add(
      routes.update,
      { access: recordRight(kind, 'update'), transaction: true },
      async ({ params, body }, call) => {
        await change(params.id, body, { ...call, site });
        return {};
      },
    );
    registry.add(
      routes.delete,
      { access: recordRight(kind, 'delete'), transaction: true },
      async ({ params }, call) => {
        await remove(params.id, { ...call, site });
        return {};
      },
    );
  }
}
