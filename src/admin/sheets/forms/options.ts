import type { BothTexts } from '#contracts/locale.ts';

/** The options of a choice, named as the page of the sheet names them. */
export const optionsOf = <Value extends string>(
  zh: Readonly<Record<Value, string>>,
  en: Readonly<Record<Value, string>>,
) =>
  Object.fromEntries(
    (Object.keys(zh) as Value[]).map((value) => [value, { zh: zh[value], en: en[value] }]),
  ) as Record<Value, BothTexts>;

/** A new entry has an id of its own. */
export const newId = () => ({ id: crypto.randomUUID() });
