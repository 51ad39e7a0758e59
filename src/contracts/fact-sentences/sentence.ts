import { factNamesIn, resolveFacts } from '../facts.ts';
import type { Locale } from '../locale.ts';

/**
 * A sentence of the interface that states facts, with their placeholders. It stands here and not
 * with the other interface texts, so that the back office can name it where a fact is changed.
 */
export type FactSentence = Readonly<Record<Locale, string>>;

/** Values of facts as texts print them in each language, by the name in the placeholder. */
export type ShownFacts = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

/** A sentence with the values of its facts. */
export function sentenceIn(sentence: FactSentence, locale: Locale, facts: ShownFacts): string {
  return resolveFacts(sentence[locale], locale, (name) => facts[locale][name]);
}

/** The names in the placeholders of a sentence. */
export function factNamesOf({ zh, en }: FactSentence): string[] {
  return [...new Set([...factNamesIn(zh), ...factNamesIn(en)])];
}
