/** Numbers as words, as far as texts use them for figures. */
const words: Record<string, number> = Object.fromEntries(
  [
    ['one', 1, '一'],
    ['two', 2, '两'],
    ['three', 3, '三'],
    ['four', 4, '四'],
    ['five', 5, '五'],
    ['six', 6, '六'],
    ['seven', 7, '七'],
    ['eight', 8, '八'],
    ['nine', 9, '九'],
    ['ten', 10, '十'],
    ['twelve', 12, '十二'],
    ['fifteen', 15, '十五'],
    ['twenty', 20, '二十'],
    ['thirty', 30, '三十'],
    ['forty', 40, '四十'],
    ['sixty', 60, '六十'],
    ['ninety', 90, '九十'],
  ].flatMap(([english, value, chinese]) => [
    [english, value],
    [chinese, value],
  ]),
);

/** Longest first: 十五 begins with 十. */
const alternatives = (script: RegExp) =>
  Object.keys(words)
    .filter((word) => script.test(word))
    .sort((one, other) => other.length - one.length)
    .join('|');
const digits = '(?:(?<![\\d%°])[-−])?\\d[\\d,]*(?:\\.\\d+)?(?:/\\d+)?';
const chinese = `(?<![一二三四五六七八九十百])(?:${alternatives(/\p{Script=Han}/u)})(?![一二三四五六七八九十百])`;
const english = `(?<![-\\w])(?:${alternatives(/[a-z]/)})\\b`;

const number = new RegExp(`${digits}|${chinese}|${english}`, 'giu');
const word = new RegExp(`${chinese}|${english}`, 'yiu');
const figure = /\d[\d,]*/y;
const fraction = /\.\d+/y;
const divisor = /\/\d+/y;
const connector = /[%°]?\s?(?:～|~|–|-|—|至|到|to|and)\s?/iy;

/** The end of what a sticky pattern finds at a place; undefined if it is not there. */
function endAt(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/**
 * Where a number or range that begins at a place may end, the longest first, as a search for a
 * phrase tries them. All places of a text together take time in proportion to its length: a number
 * in figures begins at its first figure only.
 */
export function measureEnds(text: string, at: number): number[] {
  if (/[\d.,/]/.test(text.charAt(at - 1))) return [];
  const ends = new Set<number>();
  const add = (end: number) => {
    if (!/^(?:\d|\.\d)/.test(text.slice(end, end + 2))) ends.add(end);
  };
  for (const end of numberEnds(text, at)) {
    const next = endAt(connector, text, end);
    if (next !== undefined) numberEnds(text, next).forEach(add);
    add(end);
  }
  return [...ends];
}

/** Where one number may end: at any figure of it, though other rules may forbid that. */
function numberEnds(text: string, at: number): number[] {
  const start = isSign(text, at) ? at + 1 : at;
  const last = endAt(figure, text, start);
  if (last === undefined) {
    const end = endAt(word, text, at);
    return end === undefined ? [] : [end];
  }
  // Only behind the last figure can there be a point or a stroke.
  const ends: number[] = [];
  const fractionEnd = endAt(fraction, text, last);
  if (fractionEnd !== undefined) ends.push(...withDivisor(text, fractionEnd), fractionEnd);
  for (let end = (fractionEnd ?? 0) - 1; end >= last + 2; end -= 1) ends.push(end);
  ends.push(...withDivisor(text, last));
  for (let end = last; end > start; end -= 1) ends.push(end);
  return ends;
}

function withDivisor(text: string, at: number): number[] {
  const last = endAt(divisor, text, at) ?? 0;
  return Array.from({ length: Math.max(0, last - at - 1) }, (_, step) => last - step);
}

const isSign = (text: string, at: number) =>
  /[-−]/.test(text.charAt(at)) && !/[\d%°]/.test(text.charAt(at - 1));

/** The numbers in a part of a text: `20～30` has two, `1/3` and `twenty` one. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(number)].map(([found]) => toNumber(found));
}

function toNumber(text: string): number {
  const value = words[text.toLowerCase()];
  if (value !== undefined) return value;
  const [amount = 0, by = 1] = text.replace('−', '-').replaceAll(',', '').split('/').map(Number);
  return amount / by;
}
