export const NO_BREAK_SPACE = '\u00a0';
/** Between two characters, it keeps them on one line. */
export const WORD_JOINER = '\u2060';

/**
 * The spaces in "1000 lx", "5.6 kW", "9 米" and "8 × 6 m". A fact, which ends with "}}", counts as a
 * number.
 */
const unitSpace =
  /(?<=\d) (?=[°℃Ω]|[a-zA-Zµ][a-zA-Z/]{0,3}(?![a-zA-Z]))|(?<=[\d}]) (?=[×\p{Script=Han}])|(?<=[\d}²³] ×|^×) (?=[\d{])/gu;
/** Where a line may end in a range: behind the sign of "40%～50%" or "4–6", and before the wave too. */
const rangeSign = /(?<=[\d}°%℃])(?=～[\d{])|(?<=[\d}°%℃][～–])(?=[\d{])/g;

/** Keeps ranges, and numbers with their units, on one line: in a text or in all texts of an object. */
export function keepUnits<T>(value: T): T {
  if (typeof value === 'string') {
    return value.replace(unitSpace, NO_BREAK_SPACE).replace(rangeSign, WORD_JOINER) as T;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(keepUnits) as T;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, keepUnits(inner)]),
  ) as T;
}
