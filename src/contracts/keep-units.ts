import { NO_BREAK_SPACE, WORD_JOINER } from './joiners.ts';

// Pages of sheets carry these two, and are at their bound of 105 KB: so each is one literal, which is
// smaller than named parts that are joined.

/**
 * The spaces that stay with the number before or behind them; a fact ends with "}}". In order: behind
 * a number, before a Chinese word or sign ("9 米", "25 °C", "8 ×"); the same before a short unit
 * ("1000 lx", "5.6 kW"), not before a word ("4 of 9"); behind a "×" ("× 6 m"); in "光比 2:1"; and in
 * "7 月 9 日".
 */
const unitSpace =
  /(?<=[\d}]) (?=[°℃Ω×\p{Script=Han}]|(?!(?:a|an|and|are|as|at|by|for|from|in|is|of|on|or|per|than|that|the|to|when|with)\b)[a-zA-Zµ][a-zA-Z/]{0,3}(?![a-zA-Z]))|(?<=[\d}²³] ×|^×) (?=[\d{])|(?<=光比) (?=\d)|(?<=\d [年月]) (?=\d+ [月日])/gu;
/**
 * Where a line may end inside what belongs together. In order: before the wave of "40%～50%" and
 * "f/4～f/5.6"; behind the sign of "40%～50%", "4–6", "−12～−6", "480p～2160p" and "25 日～4 月"; behind
 * the hyphen of "8-bit"; inside "光比 2:1"; and before the plus of "色键＋人像", which would begin a line.
 */
const innerSign =
  /(?<=[\d}°%℃]|\dp)(?=～(?:f\/)?[−\d{])|(?<=(?:[\d}°%℃日月年]|\dp)[～–])(?=(?:f\/)?[−\d{])|(?<=\d-)(?=bit\b)|(?<=光)(?=比\u00a0\d)|(?<=[^\s\u2060])(?=＋)/g;

/** Between the last two Chinese characters of a text; signs may follow them. */
const beforeLast = /(?<=[\p{Script=Han}）」》])(?=\p{Script=Han}[）」》。，；：！？]*$)/u;

/** Keeps ranges, and numbers with their units, on one line: in a text or in all texts of an object. */
export function keepUnits<T>(value: T): T {
  if (typeof value === 'string') {
    return value.replace(unitSpace, NO_BREAK_SPACE).replace(innerSign, WORD_JOINER) as T;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(keepUnits) as T;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, keepUnits(inner)]),
  ) as T;
}

/** Keeps the last two Chinese characters of a text on one line, so that none stands alone. */
export function keepLast(text: string): string {
  return text.replace(beforeLast, WORD_JOINER);
}

/** Takes out what `keepLast` put in: inside a word it would hide the word from a search. */
export function freeLast(text: string): string {
  return text.replace(/(?<=\p{Script=Han})\u2060(?=[＋\p{Script=Han}])/gu, '');
}
