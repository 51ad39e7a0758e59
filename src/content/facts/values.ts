import { sql } from 'drizzle-orm';
import type { FactValue } from '#contracts/facts.ts';
import type { Executor } from '#db/connection.ts';

/** Reads the values of all placeholders, as src/db/functions/facts.sql prints them. */
export async function readFactValues(db: Executor): Promise<FactValue> {
  const { rows } = await db.execute<{ name: string; zh: string; en: string }>(
    sql`select name, zh, en from fact_values`,
  );
  const values = new Map(rows.map(({ name, zh, en }) => [name, { zh, en }]));
  return (name, locale) => values.get(name)?.[locale];
}
