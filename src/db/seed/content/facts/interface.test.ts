import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { demoFacts } from '../../facts.ts';
import type { DemoFact } from './fact.ts';

const sources = path.resolve(import.meta.dirname, '../../../..');

/** Files with texts of the interface. */
const files = [
  'site',
  'ui',
  'blocks',
  'contracts',
  'api/feeds',
  'api/rooms/i18n',
  'jobs/outbox',
  'server/files',
  'server/texts',
  'server/pages',
].flatMap((folder) =>
  readdirSync(path.join(sources, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .map((name) => path.join(folder, name)),
);

/** Files and parts of texts with numbers of their own that some fact has too, with the reason. */
const exceptions: [part: string, reason: string][] = [
  ['api/rooms/i18n/questions.ts', 'ranges to choose from; the rules compare them with the facts'],
  ['contracts/equipment-names.ts', 'sizes of goods'],
  ['contracts/outbox/staff-templates.ts', 'how long a link to choose a password is valid'],
  ["interval '5 minutes'", 'when a message that failed is sent again'],
  ['contracts/sheets/words/live-report.ts', 'spans of time that the report is made of'],
  ['Enter the 16 characters', 'length of a code, CODE_LENGTH'],
  ['四周留白', 'no weeks: on all four sides'],
  ['放大边缘 8 倍', 'zoom of the demo'],
  ['提问平均等了 8 秒以上', 'rule of the simulated room'],
  ['Questions waited more than 8 seconds', 'the same'],
  ['最长 10 秒', 'limit of the test in the browser'],
  ['t most 10 seconds', 'the same'],
  ['10 秒内一份数据', 'the same'],
  ['within 10 seconds', 'the same'],
  ['× 1.1 ÷ 0.6', 'the formula of the code beside it, contracts/bit-rates.ts'],
  ['1 档以内用多点取样也能抠', 'rule of the studio plan, KEYED_EVENNESS'],
];

/** A number as a word, in each language. */
const words: Record<number, readonly string[]> = {
  1: ['一', 'one', 'an?'],
  2: ['[两二]', 'two'],
  3: ['三', 'three'],
  4: ['四', 'four'],
  5: ['五', 'five'],
  6: ['六', 'six'],
  7: ['七', 'seven'],
  8: ['八', 'eight'],
  9: ['九', 'nine'],
  10: ['十', 'ten'],
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Finds the value of a fact with its unit, or its words; null if texts cannot be told from others. */
function patternOf({ value, unit = '' }: DemoFact): RegExp | null {
  if (typeof value === 'object' && 'zh' in value) {
    return new RegExp([value.zh, value.en].map(escaped).join('|'));
  }
  const amounts =
    typeof value === 'number' ? [value] : Object.values(value as Record<string, number>);
  const { zh, en, one = en } = typeof unit === 'string' ? { zh: unit, en: unit } : unit;
  if (zh === '') return null;
  // "One frame", "at a time": one of a thing is no figure, unless the unit has several words.
  const figures = amounts.filter((amount) => amount !== 1 || /\s/.test(en));
  if (figures.length === 0) return null;
  const numbers = figures.flatMap((amount) => [
    escaped(String(amount).replace('-', '−')),
    amount.toLocaleString('en'),
    ...(words[amount] ?? []),
  ]);
  const units = [zh, en, one].map((text) => escaped(text) + (/\w$/.test(text) ? '(?![\\w²])' : ''));
  const start = '(?<![\\d.,\\w一二三四五六七八九十])';
  return new RegExp(`${start}(?:${numbers.join('|')})[\\s\\u00a0-]?(?:${units.join('|')})`, 'i');
}

const patterns = Object.values(demoFacts).flatMap((facts) =>
  facts.flatMap((fact) => {
    const pattern = patternOf(fact);
    return pattern ? [{ key: fact.key, pattern }] : [];
  }),
);

/** Names of style classes, such as `md:px-3`, and lengths of style sheets. */
const STYLE = /(?:^| )(?:[a-z-]+:)*-?[a-z]+(?:-[a-z]+)*-[\d[]|\dpx\b|^translate/;

/** The texts in a file of code, each on its line. */
function textsOf(file: string): string[] {
  return readFileSync(path.join(sources, file), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\*|\/\*)/.test(line))
    .flatMap((line) => [
      ...[...line.matchAll(/(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g)].map(([, , text = '']) => text),
      // Words between tags.
      ...[...line.matchAll(/>([^<>{}]+)</g)].map(([, text = '']) => text),
    ])
    .filter((text) => /\p{Script=Han}|[a-z]/iu.test(text) && !STYLE.test(text));
}

it('states no figure of a fact by itself', () => {
  expect(files.length).toBeGreaterThan(400);
  const used = new Set<string>();
  const found = files.flatMap((file) =>
    textsOf(file).flatMap((text) => {
      const keys = patterns.filter(({ pattern }) => pattern.test(text)).map(({ key }) => key);
      const exception = exceptions.find(([part]) => file === part || text.includes(part));
      if (keys.length === 0) return [];
      if (exception) used.add(exception[0]);
      return exception ? [] : [`${file} states ${keys.join(', ')}: ${text}`];
    }),
  );
  expect(found).toEqual([]);
  expect(exceptions.map(([part]) => part).filter((part) => !used.has(part))).toEqual([]);
});

it.each([
  ['顾问在一个工作日内联系您', 'answer-time'],
  ['An answer within 1 working day', 'answer-time'],
  ['沟通后 3 个工作日内', 'proposal-time'],
  ['three-minute tests of thirty', undefined],
  ['从勘测到首播 4～11 周', 'project-weeks'],
  ['每台电脑每年 6,800 元', 'price-cyan-year'],
  ['同一帧', undefined],
])('finds in "%s" the figure of %s', (text, key) => {
  const found = patterns.filter(({ pattern }) => pattern.test(text)).map((one) => one.key);
  expect(found).toEqual(key ? expect.arrayContaining([key]) : []);
});
