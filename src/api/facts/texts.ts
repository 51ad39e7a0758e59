import type { ApiDeps } from '#api/deps.ts';
import { keepUntilChanged } from '#api/search/content-cache.ts';
import { readFactValues } from '#content/facts/values.ts';
import type { ContentTag } from '#contracts/enums/publishing.ts';
import { type FactValue, resolveFacts, showsFacts } from '#contracts/facts.ts';
import type { Locale } from '#contracts/locale.ts';
import { keptTogether } from './shown.ts';

/** Resolves the facts in published texts. */
export interface FactTexts {
  /**
   * Replaces the placeholders in a text, or in all texts of an answer. Those of an answer are shown
   * on pages: their units stay on the line of the number.
   * @param tags gets the tag of the facts if there are any
   */
  resolve<T>(value: T, locale: Locale, tags: Set<string>): Promise<T>;
}

const TAG: ContentTag = 'facts';

/** Reads the values once, and again after they changed. */
export function openFactTexts({
  db,
  onContentChange,
}: Pick<ApiDeps, 'db' | 'onContentChange'>): FactTexts {
  const values = keepUntilChanged(onContentChange, [TAG], () => readFactValues(db));
  const shown = keepUntilChanged(onContentChange, [TAG], async (): Promise<FactValue> => {
    const plainValue = await values();
    return (name, locale) => {
      const value = plainValue(name, locale);
      return value === undefined ? undefined : keptTogether(value);
    };
  });
  // Cached answers come here with every page that shows them.
  const plain = new WeakSet<object>();
  return {
    async resolve(value, locale, tags) {
      const isObject = typeof value === 'object' && value !== null;
      if (isObject && plain.has(value)) return value;
      if (!showsFacts(value)) {
        if (isObject) plain.add(value);
        return value;
      }
      tags.add(TAG);
      return resolveFacts(value, locale, await (isObject ? shown() : values()));
    },
  };
}
