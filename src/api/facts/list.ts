import { and, asc, count, eq, gt, lte, not, type SQL, sql } from 'drizzle-orm';
import { PAGE_ROWS, presentPage } from '#api/http/keyset.ts';
import { FACT_REVIEW_DAYS } from '#contracts/enums/facts.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { facts, factUses } from '#db/schema/facts.ts';
import { factHasWords } from '#db/word-search.ts';
import { countInterfaceUses } from './interface-uses.ts';
import type { listFactsOfStaff } from './staff-contract.ts';

const isDue = lte(facts.checkedOn, sql`current_date - ${FACT_REVIEW_DAYS}::integer`);

/** One page of the list, by key. */
export async function readFactList(
  db: Executor,
  { after, ...filter }: RouteInput<typeof listFactsOfStaff>['query'],
): Promise<RouteData<typeof listFactsOfStaff>> {
  const filters = where(filter);
  const rows = await db
    .select({
      fact: facts,
      isDue: sql<boolean>`${isDue}`,
      zh: sql<string>`fact_text(${facts.key}, 'zh')`,
      en: sql<string>`fact_text(${facts.key}, 'en')`,
      uses: sql<number>`(
        select count(distinct (u.relation, u.record_id, u.locale))::integer
        from fact_uses u where u.fact_key = ${facts.key})`,
    })
    .from(facts)
    .where(and(filters, after ? gt(facts.key, after) : undefined))
    .orderBy(asc(facts.key))
    .limit(PAGE_ROWS);
  const [all] = await db.select({ total: count() }).from(facts).where(filters);
  const page = presentPage(
    rows,
    ({ fact }) => fact.key,
    ({ fact, zh, en, uses, ...row }) => ({
      id: fact.id,
      key: fact.key,
      subject: fact.subject,
      value: { zh, en },
      condition: { zh: fact.conditionZh, en: fact.conditionEn },
      source: { kind: fact.sourceKind, zh: fact.sourceZh, en: fact.sourceEn },
      checkedOn: fact.checkedOn,
      uses: uses + countInterfaceUses(fact.key),
      ...row,
    }),
  );
  return { ...page, total: all?.total ?? 0 };
}

type Filter = Omit<RouteInput<typeof listFactsOfStaff>['query'], 'after'>;

/** The condition of a list's filters. */
export function where({ q, subject, source, state }: Filter): SQL | undefined {
  const isUsed = sql`(
    exists (select from ${factUses} where ${factUses.factKey} = ${facts}.key)
    or ${facts}.key in (select key from interface_fact_names))`;
  return and(
    q ? factHasWords(q) : undefined,
    subject && eq(facts.subject, subject),
    source && eq(facts.sourceKind, source),
    state === 'due' ? isDue : undefined,
    state === 'unused' ? not(isUsed) : undefined,
  );
}
