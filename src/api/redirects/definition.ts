import { sql } from 'drizzle-orm';
import { defineRecord } from '#api/records/define.ts';
import type { Values } from '#api/records/definition.ts';
import { redirectFields } from '#contracts/fields/redirects.ts';
import { plainPath } from '#contracts/plain-path.ts';
import { redirectRecord } from '#contracts/records/redirects.ts';
import { redirectHits as hits, redirects } from '#db/schema/site.ts';
import { deleteRedirect, redirectQuery } from './contract.ts';
import { where } from './filters.ts';
import { prepareRedirect } from './recover.ts';
import { checkedRedirect } from './rules.ts';
import { addRedirect, changeFields, type RedirectFields, removeRedirect } from './write.ts';

export const redirectDefinition = defineRecord({
  record: redirectRecord,
  table: redirects,
  name: redirects.fromPath,
  hit: {
    detail: sql<string>`concat_ws(' · ', '→ ' || ${redirects.target}, nullif(${redirects.note}, ''))`,
  },
  fields: redirectFields,
  query: redirectQuery,
  where,
  routes: { delete: deleteRedirect },
  transfer: {
    key: 'fromPath',
    normalKey: plainPath,
    labels: {
      fromPath: ['旧地址', 'Old path'],
      target: ['目标', '新地址', 'Target'],
      status: ['状态码', 'Status'],
      active: ['Active'],
    },
    defaults: { status: 301, active: true },
    exported: {
      hits: sql`coalesce((select ${hits.count} from ${hits} where ${hits.redirectId} = ${redirects.id}), 0)::integer`,
    },
    check: (values, context) => checkedRedirect(values as RedirectFields, context),
  },
  add: (values: Values, call) => addRedirect(values as RedirectFields, call.site, call),
  change: changeFields,
  remove: removeRedirect,
  recover: prepareRedirect,
});
