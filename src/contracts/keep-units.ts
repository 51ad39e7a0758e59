import { NO_BREAK_SPACE, WORD_JOINER } from './joiners.ts';

/** Matches where any of the given patterns does. */
const anyOf = (flags: string, ...patterns: RegExp[]) =>
  new RegExp(patterns.map(({ source }) => source).join('|'), flags);

/** The spaces that stay with the number before or behind them. A fact ends with "}}". */
const unitSpace = anyOf(
  'gu',
  // "9 米", "25 °C", "8 ×"
  /(?<=[\d}]) (?=[°℃Ω×\p{Script=Han}])/u,
  // "1000 lx", "5.6 kW", not "4 of 9"
  /(?<=[\d}]) (?!(?:a|an|and|are|as|at|by|for|from|in|is|of|on|or|per|than|that|the|to|when|with)\b)(?=[a-zA-Zµ][a-zA-Z/]{0,3}(?![a-zA-Z]))/u,
  // "× 6 m"
  /(?<=[\d}²³] ×|^×) (?=[\d{])/u,
  // "光比 2:1"
  /(?<=光比) (?=\d)/u,
  // "7 月 9 日"
  /(?<=\d [年月]) (?=\d+ [月日])/u,
);

/** Where a line may end inside what belongs together. */
const innerSign = anyOf(
  'g',
  // Before the wave of "40%～50%" and "f/4～f/5.6"
  /(?<=[\d}°%℃]|\dp)(?=～(?:f\/)?[−\d{])/,
  // Behind the sign of "40%～50%", "4–6", "−12～−6", "480p～2160p" and "25 日～4 月"
  /(?<=(?:[\d}°%℃日月年]|\dp)[～–])(?=(?:f\/)?[−\d{])/,
  // Behind the hyphen of "8-bit"
  /(?<=\d-)(?=bit\b)/,
  // Inside "光比 2:1"
  /(?<=光)(?=比\u00a0\d)/,
  // Before the plus of "色键＋人像", which would begin a line
  /(?<=[^\s\u2060])(?=＋)/,
);

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
