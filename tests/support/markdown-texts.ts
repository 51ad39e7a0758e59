import { Random } from './fuzz/random.ts';

const words = [
  '青幕',
  '先断电',
  '键控',
  '直播间',
  '𠮷',
  'Cyan 3.2',
  'word',
  '100%',
  '−5℃',
  '😀',
  '한국어',
];
const ranges = ['1~2 周', '3~5 台', '9:00~12:00', '5 * 3', 'snake_case'];
const signs = ['。', '，', '：', '、', '；', '！', '……', '——', '. ', ', ', ' ', '\n'];
const pairs = ['“”', '「」', '（）', '《》', '()', '[]', '""'].map((pair) => [...pair]);
const marks = ['**', '**', '**', '*', '~~', '__'];
const strays = ['**', '*', '~~', '~', '\\*', '\\~'];
const addresses = [
  'https://example.com/a',
  'http://example.com/a(b)',
  'www.example.com',
  'a@example.com',
];
const targets = [
  '/download',
  '#a',
  'https://example.com/b',
  'tel:+8613800138000',
  'HTTPS://example.com',
];
const whole = [
  '`键`',
  '<br>',
  '<sup>2</sup>',
  '<b>',
  '</b>',
  '<mark>',
  '<!-- 注 -->',
  '&amp;',
  '![图](media:a)',
  '<https://example.com/c>',
];
const blocks = ['', '', '', '- ', '> ', '## ', '1. ', '| 甲 | 乙 |\n|---|---|\n| '];

/**
 * A text as Chinese writers write them, chosen by a seed: marks beside punctuation, brackets, links,
 * code and addresses, ranges, and in some paragraphs a mark without a partner.
 */
export function markdownText(seed: number): string {
  const random = new Random(seed);
  return Array.from({ length: random.int(1, 6) }, () => block(random)).join('\n\n');
}

function block(random: Random): string {
  const start = random.pick(blocks);
  // Signs without a partner would cross the marks of others.
  const hasStray = random.chance(0.2);
  const parts = Array.from({ length: random.int(2, 8) }, () =>
    part(random, hasStray ? [] : marks, 2),
  );
  if (hasStray) parts.splice(random.int(0, parts.length), 0, random.pick(strays));
  const text = join(parts);
  return start + (start === '' ? text : text.replaceAll('\n', ' '));
}

/** `free` are the marks that the parts around this one do not have. */
function part(random: Random, free: readonly string[], depth: number, mayLink = true): string {
  const inside = (rest = free, hasLinks = mayLink) =>
    join(Array.from({ length: random.int(1, 3) }, () => part(random, rest, depth - 1, hasLinks)));
  const choice = random.next();
  if (choice < 0.35 || depth === 0) return random.pick(words);
  if (choice < 0.5) return random.pick(signs);
  if (choice < 0.56) return random.pick(ranges);
  if (choice < 0.64) return random.pick(whole);
  if (choice < 0.7) return random.pick(addresses);
  if (choice < 0.78) {
    const [open, close] = random.pick(pairs);
    return `${open}${inside()}${close}`;
  }
  if (choice < 0.79 && mayLink) return '[说明](javascript:a)';
  if (choice < 0.84 && mayLink) return `[${inside(free, false)}](${random.pick(targets)})`;
  if (free.length === 0) return random.pick(words);
  const mark = random.pick(free);
  return join([mark, inside(free.filter((other) => other[0] !== mark[0])), mark]);
}

/**
 * Puts a word between marks of one kind that would touch, of which parsers make different things, and
 * between brackets that would name an address.
 */
function join(parts: readonly string[]): string {
  return parts.reduce((text, next) => {
    const last = text.at(-1) ?? '';
    const touches = /[*_~]/.test(last) ? next[0] === last : last === ']' && /^[[(]/.test(next);
    return text + (touches ? '字' : '') + next;
  }, '');
}
