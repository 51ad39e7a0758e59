/** Texts of one area in both languages; the English ones are typed by the Chinese ones. */
export interface Messages<Texts> {
  zh: Texts;
  en: Texts;
}

/** Widens literal types: the second language needs the same keys, not the same words. */
export type Widened<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : T extends readonly (infer Item)[]
      ? readonly Widened<Item>[]
      : { [K in keyof T]: Widened<T[K]> };

/** Declares the texts of one area. A text missing in English is a compile error. */
export function defineMessages<const Texts>(messages: {
  zh: Texts;
  en: NoInfer<Widened<Texts>>;
}): Messages<Widened<Texts>> {
  return messages as Messages<Widened<Texts>>;
}
