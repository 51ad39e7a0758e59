import { and, asc, count, eq, exists, gt, ilike, lte, not, sql } from 'drizzle-orm';
import { FACT_REVIEW_DAYS } from '#contracts/enums/facts.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { containing } from '#db/public-text.ts';
import { facts, factUses } from '#db/schema/facts.ts';
import type { listFactsOfStaff } from './staff-contract.ts';

/** Facts of one page. */
const PAGE_SIZE = 50;

/** What the search looks through. */
const words = sql<string>`concat_ws(' ', ${facts.key}, ${facts.minimum}, ${facts.maximum},
  ${facts.unitZh}, ${facts.unitEn}, ${facts.textZh}, ${facts.textEn}, ${facts.conditionZh},
  ${facts.conditionEn}, ${facts.sourceZh}, ${facts.sourceEn})`;

const isDue = lte(facts.checkedOn, sql`current_date - ${FACT_REVIEW_DAYS}::integer`);

/** One page of the list, by key. */
export async function readFactList(
  db: Executor,
  { q, subject, source, state, after }: RouteInput<typeof listFactsOfStaff>['query'],
): Promise<RouteData<typeof listFactsOfStaff>> {
  const uses = db.select({ one: sql`1` }).from(factUses).where(eq(factUses.factKey, facts.key));
  const filters = and(
    q ? ilike(words, containing(q)) : undefined,
    subject && eq(facts.subject, subject),
    source && eq(facts.sourceKind, source),
    state === 'due' ? isDue : undefined,
    state === 'unused' ? not(exists(uses)) : undefined,
  );
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
    .limit(PAGE_SIZE + 1);
  const [all] = await db.select({ total: count() }).from(facts).where(filters);
  const items = rows.slice(0, PAGE_SIZE).map(({ fact, zh, en, ...row }) => ({
    id: fact.id,
    key: fact.key,
    subject: fact.subject,
    value: { zh, en },
    condition: { zh: fact.conditionZh, en: fact.conditionEn },
    source: { kind: fact.sourceKind, zh: fact.sourceZh, en: fact.sourceEn },
    checkedOn: fact.checkedOn,
    ...row,
  }));
  return {
    items,
    total: all?.total ?? 0,
    next: rows.length > PAGE_SIZE ? (items.at(-1)?.key ?? null) : null,
  };
}
