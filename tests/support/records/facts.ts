import type { Database } from '#db/connection.ts';
import { facts } from '#db/schema/facts.ts';

type FactRow = typeof facts.$inferInsert;

/** Adds a fact, by default of 10 seconds. */
export async function addFact(
  db: Database,
  fields: Pick<FactRow, 'key'> & Partial<FactRow>,
): Promise<void> {
  await db.insert(facts).values({
    subject: 'latency',
    minimum: 10,
    maximum: 10,
    unitZh: '秒',
    unitEn: 's',
    sourceKind: 'measurement',
    checkedOn: '2026-11-01',
    ...fields,
  });
}
