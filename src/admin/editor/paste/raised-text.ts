const raised = signs('0123456789+-−=()（）ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾⁽⁾ⁿⁱ');
const lowered = signs('0123456789+-−=()（）', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎₍₎');
/** These say the same on the line: 1st, ™, and the numbers of references. */
const plain = /^(?:st|nd|rd|th|TM|SM|®|™|©|ª|º|\*+|\[[^\]]*\])$/i;

function signs(from: string, to: string): ReadonlyMap<string, string> {
  const target = [...to];
  return new Map([...from].map((sign, index) => [sign, target[index] ?? sign]));
}

/** Raised or lowered text without its position. */
export interface FlatText {
  text: string;
  /** Whether it is written in another way than it was shown. */
  isRewritten: boolean;
}

/**
 * Writes raised (`sup`) or lowered (`sub`) text so that `10⁻³` stays different from 10-3: with the
 * signs that there are, otherwise as `x^(a+b)` or `x_(max)`.
 */
export function flatten(position: 'sup' | 'sub', text: string): FlatText {
  const content = text.trim();
  const found = [...content].map((sign) => (position === 'sup' ? raised : lowered).get(sign));
  if (found.every((sign) => sign !== undefined))
    return { text: found.join(''), isRewritten: false };
  if (plain.test(content)) return { text, isRewritten: false };
  return { text: `${position === 'sup' ? '^' : '_'}(${content})`, isRewritten: true };
}
