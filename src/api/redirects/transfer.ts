import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { SiteAddresses } from '#api/publishing/checks/context.ts';
import { isSame } from '#api/publishing/parts.ts';
import { ruleProblem } from '#api/transfers/rule-problem.ts';
import type { Column, Importer, Resource, RowChange, Values } from '#api/transfers/table.ts';
import { plainPath } from '#contracts/plain-path.ts';
import type { RouteInput } from '#contracts/route.ts';
import { redirectHits as hits, redirects } from '#db/schema/site.ts';
import { type createRedirect, type listRedirects, redirectFields } from './contract.ts';
import { filtersOf } from './list.ts';
import { checkedRedirect } from './rules.ts';
import { addRedirect, changeRedirect, removeRedirect } from './write.ts';

type Filter = Omit<RouteInput<typeof listRedirects>['query'], 'after'>;
type Fields = RouteInput<typeof createRedirect>['body'];

/** Redirects that are read at a time. */
const BATCH = 500;

const labels: Record<keyof Fields, readonly string[]> = {
  fromPath: ['旧地址', 'Old path'],
  target: ['目标', '新地址', 'Target'],
  status: ['状态码', 'Status'],
  note: ['备注', 'Note'],
  active: ['启用', 'Active'],
};

const columns: Column[] = Object.entries(redirectFields).map(([name, schema]) => ({
  name,
  schema,
  labels: labels[name as keyof Fields],
}));

/** The redirects, the newest first; an export also has how often each was used. */
export const redirectResource: Resource<Filter> = {
  columns: [...columns, { name: 'hits' }],
  async *rows(db, filter) {
    for (let last = ''; ; ) {
      const page = await db
        .select({ redirect: redirects, count: hits.count })
        .from(redirects)
        .leftJoin(hits, eq(hits.redirectId, redirects.id))
        .where(and(...filtersOf(filter), last ? lt(redirects.id, last) : undefined))
        .orderBy(desc(redirects.id))
        .limit(BATCH);
      yield* page.map(({ redirect, count }) => ({ ...valuesOf(redirect), hits: count ?? 0 }));
      last = page.at(-1)?.redirect.id ?? '';
      if (page.length < BATCH) return;
    }
  },
};

/** What staff write about a redirect. */
function valuesOf({
  fromPath,
  target,
  status,
  note,
  active,
}: typeof redirects.$inferSelect): Values {
  return { fromPath, target: target ?? '', status, note: note ?? '', active };
}

/** Values that a new row need not give. */
const defaults = { target: '', status: 301, note: '', active: true };

const fieldsOf = ({ record, values }: RowChange) =>
  ({ ...defaults, ...record?.values, ...values }) as Fields;

/** Adds redirects, and changes those whose old path is known. */
export const redirectImporter = (site: SiteAddresses): Importer => ({
  key: 'fromPath',
  normalKey: plainPath,
  newRows: 'unknown-key',
  required: [],
  async find(db, keys) {
    const rows = await db
      .select()
      .from(redirects)
      .where(inArray(redirects.fromPath, [...keys]));
    return new Map(rows.map((row) => [row.fromPath, { id: row.id, values: valuesOf(row) }]));
  },
  check: (db, change) =>
    ruleProblem('fromPath', (locale) =>
      checkedRedirect(fieldsOf(change), {
        db,
        site,
        locale,
        ...(change.record && { id: change.record.id }),
      }),
    ),
  async apply(call, change) {
    const { record } = change;
    const fields = fieldsOf(change);
    let recordId = record?.id;
    if (recordId) {
      const { version } = await readRow(call.transaction, recordId);
      await changeRedirect(recordId, { ...fields, version }, site, call);
    } else recordId = (await addRedirect(fields, site, call)).id;
    const row = await readRow(call.transaction, recordId);
    return { recordId, name: row.fromPath, before: record?.values ?? null, after: valuesOf(row) };
  },
  async undo(call, { recordId, before, after }) {
    const [row] = await call.transaction.select().from(redirects).where(eq(redirects.id, recordId));
    if (!row || !isSame(valuesOf(row), after)) return false;
    if (!before) {
      await removeRedirect(recordId, call);
      return true;
    }
    const fields = { ...(before as Fields), version: row.version };
    // The old target may not exist any more.
    const problem = await ruleProblem('fromPath', (locale) =>
      checkedRedirect(fields, { db: call.transaction, site, locale, id: recordId }),
    );
    if (problem) return false;
    await changeRedirect(recordId, fields, site, call);
    return true;
  },
});

async function readRow(db: Parameters<Importer['find']>[0], id: string) {
  const [row] = await db.select().from(redirects).where(eq(redirects.id, id));
  if (!row) throw new Error('the redirect was not written');
  return row;
}
