import type { FactSource } from '#contracts/enums/facts.ts';

/** Text in both languages of the site. */
export interface Bilingual {
  zh: string;
  en: string;
}

/** A unit; `one` is the English one beside the number one, where it is another word. */
export interface Unit extends Bilingual {
  one?: string;
}

/** A number, a range with or without ends, or a text. */
export type DemoValue =
  | number
  | { min: number; max: number }
  | { min: number }
  | { max: number }
  | Bilingual;

/** A figure that more than one text of the demo content states. */
export interface DemoFact {
  key: string;
  value: DemoValue;
  unit?: string | Unit;
  condition?: Bilingual;
  source: Bilingual & { kind: FactSource };
  /** See the columns `phrases_zh` and `phrases_en`. */
  phrases?: { zh?: string[]; en?: string[] };
}

/** A published standard, or the documentation of a maker. */
export function standard(zh: string, en: string): DemoFact['source'] {
  return { kind: 'standard', zh, en };
}

/** Follows from other figures. */
export function calculation(zh: string, en: string): DemoFact['source'] {
  return { kind: 'calculation', zh, en };
}

/** Measured by the provider. */
export function measurement(zh: string, en: string): DemoFact['source'] {
  return { kind: 'measurement', zh, en };
}

/** Set by the demonstration provider. */
export function decision(zh: string, en: string): DemoFact['source'] {
  return { kind: 'decision', zh, en };
}
