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
const number = `${digits}|${chinese}|${english}`;
const measure = `(?<![\\d.,/])((?:${number})(?:[%°]?\\s?(?:～|~|–|-|—|至|到|to|and)\\s?(?:${number}))?)(?!\\d|\\.\\d)`;
/** A few words of the same sentence, without a number. */
const gap = '[^\\d。；;!?！？\\n]{0,14}?';

/** A letter at the end is the end of a word: `m` is not `Mbit`. */
const end = '(?![a-z])';

const signs: Record<string, string> = { '#': measure, '…': gap, ' ': '\\s?', '(': '(?:' };

/** A phrase of a fact, ready to be searched for. */
export interface Phrase {
  /** Words in lower case that every text with the phrase contains. A search for them is cheap. */
  literals: string[];
  pattern: RegExp;
}

/**
 * Compiles a phrase of a fact. `#` is the number or range, `…` up to fourteen characters without
 * a digit; a space may be left out, `(a|b)` is one of two, `(a)?` may be missing. All else is
 * itself, and so is one of these signs after a backslash.
 */
export function compilePhrase(phrase: string): Phrase {
  const parts = phrase.match(/\\?./gsu) ?? [];
  const source = parts
    .map((part) =>
      part.startsWith('\\') ? part : (signs[part] ?? part.replace(/[.*+^${}[\]]/, '\\$&')),
    )
    .join('');
  return {
    literals: literalsIn(parts),
    pattern: new RegExp(/[a-z]$/i.test(phrase) ? source + end : source, 'giu'),
  };
}

/** The words of a phrase outside its groups. */
function literalsIn(parts: string[]): string[] {
  const literals = [''];
  let depth = 0;
  for (const part of parts) {
    if (part === '(') depth += 1;
    if (part === ')') depth -= 1;
    // The sign before it may be missing.
    if (part === '?' && depth === 0) literals.push(literals.pop()?.slice(0, -1) ?? '');
    if (part === '|' && depth === 0) return [];
    if (depth > 0 || /^[#… ()?]$/.test(part)) literals.push('');
    else literals.push((literals.pop() ?? '') + part.replace('\\', '').toLowerCase());
  }
  return literals.filter((literal) => literal !== '');
}

/** The numbers in a part of a text: `20～30` has two, `1/3` and `twenty` one. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(new RegExp(number, 'giu'))].map(([found]) => toNumber(found));
}

function toNumber(text: string): number {
  const word = words[text.toLowerCase()];
  if (word !== undefined) return word;
  const [amount = 0, divisor = 1] = text
    .replace('−', '-')
    .replaceAll(',', '')
    .split('/')
    .map(Number);
  return amount / divisor;
}
