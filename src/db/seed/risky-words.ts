import type { Executor } from '../connection.ts';
import { riskyWords } from '../schema/risky-words.ts';
import { riskyWordRules } from './content/risky-words.ts';

/** Writes the initial list of risky words of every site. */
export async function seedRiskyWords(db: Executor): Promise<void> {
  await db.insert(riskyWords).values(
    riskyWordRules.flatMap(({ words, ...rule }) =>
      Object.entries(words).map(([word, exceptions]) => ({
        ...rule,
        word,
        exceptions: [...exceptions],
      })),
    ),
  );
}
