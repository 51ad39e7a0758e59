import { asc, desc } from 'drizzle-orm';
import { type Searcher, sameTitle } from '#api/quick-search/searcher.ts';
import { hiddenFields, recordRight } from '#contracts/staff/rights.ts';
import type { RecordDefinition } from './definition.ts';

/** Finds the plain records of a kind, as their list does. */
export function recordSearcher({
  record: { kind },
  table,
  name,
  hit,
  order,
  where,
}: RecordDefinition): Searcher {
  const right = recordRight(kind, 'read');
  return {
    right,
    async find(db, q, limit, { staff }) {
      const rows = await db
        .select({ id: table.id, title: hit.title ?? name, detail: hit.detail })
        .from(table)
        .where(where({ q }, hiddenFields(staff.role, right)))
        .orderBy(order ? asc(order) : desc(table.id))
        .limit(limit);
      return rows.map(({ title, ...row }) => ({ ...row, kind, title: sameTitle(title) }));
    },
  };
}
