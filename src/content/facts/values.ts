import { sql } from 'drizzle-orm';
import type { FactValue } from '#contracts/facts.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';

/** What texts print for placeholders, by name. */
export type FactValues = ReadonlyMap<string, Record<Locale, string>>;

/** Reads the values of all placeholders, as src/db/functions/facts.sql prints them. */
export async function readFactTable(db: Executor): Promise<FactValues> {
  const { rows } = await db.execute<{ name: string; zh: string; en: string }>(
    sql`select name, zh, en from fact_values`,
  );
  return new Map(rows.map(({ name, zh, en }) => [name, { zh, en }]));
}

/** As `readFactTable`, for texts that are shown. */
export async function readFactValues(db: Executor): Promise<FactValue> {
  return lookUpIn(await readFactTable(db));
}

export function lookUpIn(values: FactValues): FactValue {
  return (name, locale) => values.get(name)?.[locale];
}
