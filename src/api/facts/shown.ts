import { sql } from 'drizzle-orm';
import type { ShownFacts } from '#contracts/fact-sentences/sentence.ts';
import { NO_BREAK_SPACE } from '#contracts/joiners.ts';
import { keepUnits } from '#contracts/keep-units.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';

/** Values up to this length stay on one line; longer ones, such as "Windows 10 21H2", may break. */
const MAX_KEPT = 12;

/** A value as pages show it: its unit stays on the line of the number. */
export function keptTogether(value: string): string {
  if (value.length > MAX_KEPT) return keepUnits(value);
  return keepUnits(value.replace(/(?<=[\d≤≥]) | (?=\d)/g, NO_BREAK_SPACE));
}

/** The values of the facts that sentences of the interface state. */
export async function readShownFacts(db: Executor): Promise<ShownFacts> {
  const { rows } = await db.execute<{ name: string; zh: string; en: string }>(
    sql`select name, zh, en from interface_fact_values`,
  );
  const shown = (locale: Locale) =>
    Object.fromEntries(rows.map((row) => [row.name, keptTogether(row[locale])]));
  return { zh: shown('zh'), en: shown('en') };
}
