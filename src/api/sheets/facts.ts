import { readFactValues } from '#content/facts/values.ts';
import { resolveFacts, showsFacts } from '#contracts/facts.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';

/**
 * A body with the facts in its texts as they are now: what was sent is an agreement, which a later
 * value does not change. Fields with the end `En` or `Zh` are in that language, others in the sheet's.
 */
export async function withFrozenFacts<Body>(
  db: Executor,
  body: Body,
  locale: Locale,
): Promise<Body> {
  if (!showsFacts(body)) return body;
  const lookUp = await readFactValues(db);
  const freeze = (value: unknown, language: Locale): unknown => {
    if (typeof value === 'string') return resolveFacts(value, language, lookUp);
    if (Array.isArray(value)) return value.map((entry) => freeze(entry, language));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [
        name,
        freeze(field, languageOf(name, language)),
      ]),
    );
  };
  return freeze(body, locale) as Body;
}

function languageOf(name: string, otherwise: Locale): Locale {
  if (name.endsWith('En')) return 'en';
  return name.endsWith('Zh') ? 'zh' : otherwise;
}
