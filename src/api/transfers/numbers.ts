/** A number with its thousands apart, by commas or spaces of any width. */
const GROUPED = /^[+-]?\d{1,3}(?:(?:,\d{3})+|(?: \d{3})+)(?:\.\d+)?$/;
const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * A number as people and spreadsheets write it: full-width figures, thousands apart, a typographic
 * minus. Undefined for what could be two numbers (`1,23`) or is more than a number (`12%`, `0x10`).
 */
export function readNumber(written: string): number | undefined {
  const text = written
    .normalize('NFKC')
    .trim()
    .replace(/\s/g, ' ')
    .replace(/^[\u2010-\u2013\u2212]/, '-');
  const isNumber = PLAIN.test(text) || GROUPED.test(text);
  const number = Number(text.replace(/[, ]/g, ''));
  return isNumber && Number.isFinite(number) ? number : undefined;
}
