import type { Random } from './random.ts';

type Part = (random: Random, room: number) => string;

const SIGNS = '_*~`#>-+=[]()!<&\\|:^$"\'.,;{}@/%?';
const WORDS = ['a', '米', '离', '最低价', '3', ' ', '\n', '\t', 'x y', '。', '\u00a0', '\u3000'];
/** Characters with rules of their own: joined, combining, invisible, right to left, halves, none. */
const ODD = [
  '👩‍👩‍👧‍👦',
  '😀',
  'e\u0301',
  '\u0300',
  '\u202e',
  '\u200d',
  '\ufeff',
  '\ud800',
  '\0',
  '\u2028',
  'ﷺ',
];

const sign = (random: Random) => random.pick([...SIGNS]);
const word = (random: Random) => random.pick([...WORDS, ...ODD]);

/** Repeats a text as often as there is room, or less. */
const times = (text: string, random: Random, room: number) =>
  text.repeat(random.size(Math.max(1, Math.floor(room / Math.max(1, text.length)))));

/** Short pieces of Markdown, complete and broken, for repetition. */
const PIECES = [
  '**a ',
  '*a **b ',
  '_a',
  '[a](',
  '![a](media:x)',
  '[a][b]',
  '[^1]',
  '[^1]: a\n',
  '[a]: /b\n',
  '`a',
  '`a``b',
  '~~a',
  '> ',
  '- ',
  '1. ',
  '    ',
  '|a',
  '|-',
  '| a | b |\n',
  '# a\n',
  '<div>',
  '<a href="',
  '<!--',
  '<![CDATA[',
  '<?a ',
  '&#x1F600;',
  '&amp',
  '\\',
  'www.a.b/',
  'http://a@b/(',
  'a@b.c ',
  ':::warning\n',
  '{{fact:warm-up}}',
  '{{fact:',
  '- [ ] ',
  '***\n',
  '```a\n',
  '  \n',
  '\r\n',
];

const parts: Part[] = [
  // One sign without end, and around a word.
  (random, room) => times(sign(random), random, room),
  (random, room) => {
    const run = times(sign(random), random, room / 2);
    return run + word(random) + run;
  },
  // Two signs and words by turns.
  (random, room) => times(sign(random) + sign(random), random, room),
  (random, room) => times(sign(random) + word(random), random, room),
  (random, room) => times(word(random) + word(random), random, room),
  (random, room) => times(random.pick(PIECES), random, room),
  (random, room) => times(random.pick(PIECES) + random.pick(PIECES), random, room),
  // Brackets inside each other.
  (random, room) => {
    const [open, close] = random.pick(['[]', '()', '{}', '<>', '**', '__', '``', '""']);
    const depth = random.size(room / 2);
    return `${open}`.repeat(depth) + word(random) + `${close}`.repeat(depth);
  },
  // Quotes and lists inside each other, by line.
  (random, room) => {
    const marker = random.pick(['> ', '- ', '1. ', '  ', '>- ', '\t']);
    let text = '';
    for (let depth = 1; text.length + depth * marker.length < room && depth < 400; depth++) {
      text += `${marker.repeat(depth)}a\n`;
    }
    return text;
  },
  // Backticks whose lengths never match.
  (random, room) => {
    let text = '';
    for (let length = 1; text.length + length < room / 2; length++)
      text += `${'`'.repeat(length)}a`;
    return text + random.pick(['', '\n', 'b']);
  },
  // Footnotes and link definitions with their uses.
  (random, room) => {
    const isNote = random.chance(0.5);
    const count = random.size(room / 24);
    const names = Array.from({ length: count }, (_, at) => (isNote ? `[^${at}]` : `[n${at}]`));
    return `${names.join('')}\n\n${names.map((name) => `${name}: /b\n`).join('')}`;
  },
  // Tables: wide, long, uneven.
  (random, room) => {
    const columns = random.size(room / 8);
    const row = `|${'a|'.repeat(columns)}\n`;
    return `${row}|${'-|'.repeat(columns)}\n${times(row, random, room / 2)}`;
  },
  // Texts for the phrases of facts: the words of a phrase with much between them.
  (random, room) =>
    times(random.pick(['离', '米', '预热', '3', 'a', '最']), random, room / 2) +
    times(random.pick(['a', ' ', '9', '、', '米 离 ']), random, room / 2),
];

/** Texts that once stopped the site. */
const known = (most: number) => [
  `${'_'.repeat(most / 2 - 1)}a${'_'.repeat(most / 2 - 1)}`,
  `${'*'.repeat(most / 3)}a${'_'.repeat(most / 3)}`,
  Array.from({ length: most / 20 }, (_, at) => `a[^${at}]\n\n[^${at}]: b\n\n`).join(''),
  `米 离 ${'a'.repeat(60)} 米`,
];

/** A hostile text of at most so many characters: a known one, some parts, or a changed seed. */
export function hostileText(random: Random, most: number, seeds: readonly string[] = []): string {
  const kind = random.next();
  if (kind < 0.1) return random.pick(known(most)).slice(0, most);
  if (seeds.length > 0 && kind < 0.4) return changed(random, random.pick(seeds), most);
  const room = random.chance(0.5) ? most : random.size(most);
  let text = '';
  for (let count = random.int(1, 4); count > 0; count--) {
    text += random.pick(parts)(random, Math.max(1, room - text.length));
    text += random.pick(['', ' ', '\n', '\n\n', word(random)]);
  }
  return text.slice(0, most);
}

/** A text with pieces repeated, moved, cut out and put in. */
function changed(random: Random, seed: string, most: number): string {
  let text = seed;
  for (let count = random.int(1, 6); count > 0; count--) {
    const from = random.int(0, text.length);
    const to = Math.min(text.length, from + random.size(400));
    const piece = text.slice(from, to);
    const middle = random.pick([
      '',
      times(piece || 'a', random, most / 4),
      random.pick(PIECES),
      random.pick(parts)(random, most / 4),
      word(random) + piece,
    ]);
    text = (text.slice(0, from) + middle + text.slice(to)).slice(0, most);
  }
  return text;
}

/** A phrase of a fact or a risky word with signs of patterns, most often refused. */
export function hostilePhrase(random: Random): string {
  const signs = [
    '(a)?',
    '(a|b)',
    '#',
    '…',
    '*',
    '米',
    '离',
    ' ',
    '\\s',
    '[a-z]',
    '(',
    '+',
    '{1,9}',
    '.',
  ];
  return Array.from({ length: random.size(60) }, () => random.pick(signs))
    .join('')
    .slice(0, 200);
}

/** A phrase that is as costly as the rules allow, or once allowed. */
export function costlyPhrase(random: Random): string {
  const groups = random.chance(0.3) ? 27 : random.int(1, 4);
  const gaps = random.pick(['', '…', '… a …', '……']);
  return `离 ${'(a)?'.repeat(groups)}${gaps} #米`;
}

/** A JSON text: deep, wide, long or broken. */
export function hostileJson(random: Random, most: number): string {
  const depth = random.size(most / 8);
  return random.pick([
    () => '['.repeat(depth) + ']'.repeat(depth),
    () => '{"a":'.repeat(depth),
    () => `{"name":${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}}`,
    () => `{${Array.from({ length: depth / 2 }, (_, at) => `"k${at}":0`).join(',')}}`,
    () => `[${'0,'.repeat(depth)}0]`,
    () => JSON.stringify({ name: hostileText(random, most / 6), parts: [] }),
    () => `{"__proto__":{"a":1},"constructor":{"prototype":{}},"name":"${'\\u0000'.repeat(9)}"}`,
    () => `{"name":1e${'9'.repeat(random.size(400))}}`,
    () => hostileText(random, most / 4),
  ])();
}
