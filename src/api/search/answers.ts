import { eq, sql } from 'drizzle-orm';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { searchAnswers } from '#db/schema/search.ts';
import { siteSettings } from '#db/schema/site.ts';
import type { SearchAnswer } from './contract.ts';
import { triggerLength } from './triggers.ts';

/** An answer with the phrases that call for it. */
interface TriggeredAnswer extends SearchAnswer {
  triggers: string[];
}

/** The answers of each language, in the order of their keys. */
export type Answers = Record<Locale, readonly TriggeredAnswer[]>;

/**
 * Reads the active answers. Contact data in their texts come from the site's settings, figures from
 * the facts.
 */
export async function readAnswers(db: Executor): Promise<Answers> {
  const [rows, [settings]] = await Promise.all([
    db
      .select({
        key: searchAnswers.key,
        locale: searchAnswers.locale,
        triggers: searchAnswers.triggers,
        title: searchAnswers.title,
        text: sql<string>`resolve_facts(${searchAnswers.text}, ${searchAnswers.locale})`,
        path: searchAnswers.path,
        label: searchAnswers.label,
      })
      .from(searchAnswers)
      .where(eq(searchAnswers.active, true))
      .orderBy(searchAnswers.key),
    db.select().from(siteSettings),
  ]);
  const inLanguage = (locale: Locale) =>
    rows
      .filter((row) => row.locale === locale)
      .map(({ locale: _, text, ...row }) => ({ ...row, text: withContact(text, locale) }));
  return { zh: inLanguage('zh'), en: inLanguage('en') };

  function withContact(text: string, locale: Locale): string {
    if (!settings) return text;
    const { phone, email, wechat } = settings;
    const values: Record<string, string | null> = {
      phone,
      email,
      wechat,
      address: settings[locale === 'en' ? 'addressEn' : 'addressZh'],
      serviceHours: settings[locale === 'en' ? 'serviceHoursEn' : 'serviceHoursZh'],
    };
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
  }
}

/** The answer with the most specific trigger in the first of the queries that contains any. */
export async function findAnswer(
  context: { answers(): Promise<Answers> },
  locale: Locale,
  queries: readonly (string | null | undefined)[],
): Promise<SearchAnswer | null> {
  const answers = (await context.answers())[locale];
  for (const query of queries) {
    const answer = query ? answerTo(query, answers) : null;
    if (answer) return answer;
  }
  return null;
}

function answerTo(query: string, answers: Answers[Locale]): SearchAnswer | null {
  let best: TriggeredAnswer | null = null;
  let longest = 0;
  for (const answer of answers) {
    const length = Math.max(...answer.triggers.map((trigger) => triggerLength(trigger, query)));
    if (length > longest) {
      best = answer;
      longest = length;
    }
  }
  if (!best) return null;
  const { key, title, text, path, label } = best;
  return { key, title, text, path, label };
}
