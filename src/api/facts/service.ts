import { asc, eq, sql } from 'drizzle-orm';
import type { FactSubject } from '#contracts/enums/facts.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { facts } from '#db/schema/facts.ts';
import type { Fact } from './contract.ts';

/** All facts, or those of one subject, in their order. */
export async function readFacts(
  db: Executor,
  locale: Locale,
  subject?: FactSubject,
): Promise<Fact[]> {
  const rows = await db
    .select({
      fact: facts,
      text: sql<string>`fact_text(${facts.key}, ${locale})`,
      unitEn: sql<string>`fact_unit_en(${facts.unitEn}, ${facts.unitEnOne},
        coalesce(${facts.minimum}, ${facts.maximum}), coalesce(${facts.maximum}, ${facts.minimum}))`,
    })
    .from(facts)
    .where(subject && eq(facts.subject, subject))
    .orderBy(asc(facts.sort), asc(facts.key));
  return rows.map(({ fact, text, unitEn }) => ({
    key: fact.key,
    subject: fact.subject,
    minimum: fact.minimum,
    maximum: fact.maximum,
    unit: locale === 'en' ? unitEn : fact.unitZh,
    text,
    condition: locale === 'en' ? fact.conditionEn : fact.conditionZh,
    source: { kind: fact.sourceKind, text: locale === 'en' ? fact.sourceEn : fact.sourceZh },
    checkedOn: fact.checkedOn,
  }));
}
