import type { Locale } from './locale.ts';

/**
 * A fact in a stored text: `{{fact:ups-run-time}}` is the value with its unit. After a dot comes a
 * format: `value` without the unit, `min` and `max` of a range, `limit` with ≤ or ≥, `word` for a
 * small number as a word, `minor` for the first two numbers of a version.
 * src/db/functions/facts.sql writes the values and has the same pattern.
 */
const placeholder = /\{\{fact:([^{}]*)\}\}/g;
const START = '{{fact:';

/** The value of a placeholder by its name, `key` or `key.format`; undefined if there is none. */
export type FactValue = (name: string, locale: Locale) => string | undefined;

/** Parts of a text, so that no placeholder is cut: every second part is one. */
export function splitAtFacts(text: string): string[] {
  return text.split(/(\{\{fact:[^{}]*\}\})/);
}

/** The names in the placeholders of a text. */
export function factNamesIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name);
}

/** Whether a text, or one inside an answer, has placeholders. */
export function showsFacts(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(START);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(showsFacts);
}

/**
 * Replaces the placeholders in a text, or in all texts of an answer. An unknown name stays as it
 * is: the database refuses it in content, so it can only be something that a visitor typed. Fields
 * `zh` and `en` are in their own language.
 */
export function resolveFacts<T>(value: T, locale: Locale, lookUp: FactValue): T {
  if (typeof value === 'string') {
    if (!value.includes(START)) return value;
    return value.replace(placeholder, (all, name) => lookUp(name, locale) ?? all) as T;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => resolveFacts(item, locale, lookUp)) as T;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      resolveFacts(inner, name === 'zh' || name === 'en' ? name : locale, lookUp),
    ]),
  ) as T;
}
