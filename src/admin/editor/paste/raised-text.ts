const signs = {
  sup: pairs('0123456789+-−=()（）ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾⁽⁾ⁿⁱ'),
  sub: pairs('0123456789+-−=()（）', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎₍₎'),
};
/** These say the same on the line: 1st, ™, and the numbers of references. */
const plain = /^(?:st|nd|rd|th|TM|SM|®|™|©|ª|º|\*+|\[[^\]]*\])$/i;

function pairs(from: string, to: string): ReadonlyMap<string, string> {
  const target = [...to];
  return new Map([...from].map((sign, index) => [sign, target[index] ?? sign]));
}

/**
 * Writes raised (`sup`) or lowered (`sub`) text on the line, so that `10⁻³` stays different from 10-3:
 * with the signs that there are. Undefined if they do not do; then the text needs its element.
 */
export function onTheLine(position: 'sup' | 'sub', text: string): string | undefined {
  const found = [...text].map((sign) => signs[position].get(sign));
  if (found.every((sign) => sign !== undefined)) return found.join('');
  return plain.test(text) ? text : undefined;
}
