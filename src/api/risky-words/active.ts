import { asc, eq } from 'drizzle-orm';
import type { Locale } from '#contracts/locale.ts';
import type { RouteData } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import { riskyWords } from '#db/schema/risky-words.ts';
import type { listActiveRiskyWords } from './contract.ts';

/** A word of the list that is switched on. */
export type ActiveRiskyWord = typeof riskyWords.$inferSelect;

/** The words that are switched on, as the checks need them. */
export function readActive(db: Executor): Promise<ActiveRiskyWord[]> {
  return db
    .select()
    .from(riskyWords)
    .where(eq(riskyWords.active, true))
    .orderBy(asc(riskyWords.word));
}

/** The list for the check in a browser. Texts that have no English are given in Chinese. */
export async function readActiveRiskyWords(
  db: Executor,
  locale: Locale,
): Promise<RouteData<typeof listActiveRiskyWords>> {
  const words = await readActive(db);
  return {
    items: words.map(({ word, category, severity, exceptions, ...texts }) => ({
      word,
      category,
      severity,
      exceptions,
      reason: (locale === 'en' && texts.reasonEn) || texts.reasonZh,
      suggestion: (locale === 'en' && texts.suggestionEn) || texts.suggestionZh,
    })),
  };
}
