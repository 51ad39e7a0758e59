import { describe, expect, it } from 'vitest';
import { compilePhrase, PhraseError } from './phrase.ts';
import { findPhrase, prepareText } from './search.ts';

/** The places of a phrase in a text, with the number or range of each. */
const found = (phrase: string, text: string) =>
  findPhrase(prepareText(text), compilePhrase(phrase)).map(({ start, end, measure }) => [
    text.slice(start, end),
    measure,
  ]);

/** Steps that the search for a phrase takes. */
function stepsOf(phrase: string, text: string): number {
  let steps = 0;
  findPhrase(prepareText(text), compilePhrase(phrase), () => {
    steps += 1;
  });
  return steps;
}

describe('a phrase', () => {
  it.each([
    // A space may be missing, also one that is marked so.
    [
      '预热 # 分钟',
      '预热5分钟，预热 6 分钟',
      [
        ['预热5分钟', '5'],
        ['预热 6 分钟', '6'],
      ],
    ],
    [
      '有线 # ?×RTT',
      '有线 3×RTT 有线 4 ×RTT',
      [
        ['有线 3×RTT', '3'],
        ['有线 4 ×RTT', '4'],
      ],
    ],
    // Groups, and what may be missing.
    [
      '(a|bc)? # x(yz)?',
      'bc 1 xyz 2 x',
      [
        ['bc 1 xyz', '1'],
        [' 2 x', '2'],
      ],
    ],
    [
      'cables? of # m',
      'Cable of 7 m, cables of 8 M',
      [
        ['Cable of 7 m', '7'],
        ['cables of 8 M', '8'],
      ],
    ],
    [
      '# s(,)? (\\()?mean',
      '1 s (mean 2 s, mean',
      [
        ['1 s (mean', '1'],
        ['2 s, mean', '2'],
      ],
    ],
    ['# (a|b', '', PhraseError],
    // A gap is as short as it can be, without a digit or the end of a sentence.
    ['预热…# 分钟', '预热之后再等 5 分钟', [['预热之后再等 5 分钟', '5']]],
    ['预热…# 分钟', '预热。5 分钟，预热，第 3 步 5 分钟', []],
    [
      '预热…# 分钟',
      `预热${'啊'.repeat(14)}5 分钟 预热${'啊'.repeat(15)}5 分钟`,
      [[`预热${'啊'.repeat(14)}5 分钟`, '5']],
    ],
    // Numbers and ranges of all kinds.
    [
      '# x',
      '1,000 x 2.5 x 1/3 x −4 x 20～30 x',
      [
        ['1,000 x', '1,000'],
        ['2.5 x', '2.5'],
        ['1/3 x', '1/3'],
        ['−4 x', '−4'],
        ['20～30 x', '20～30'],
      ],
    ],
    [
      '# x',
      'twenty x 十五 x between 5% and 6 x',
      [
        ['twenty x', 'twenty'],
        ['十五 x', '十五'],
        ['5% and 6 x', '5% and 6'],
      ],
    ],
    ['# x', '1.2.3 x', []],
    // A number gives back what the rest of the phrase needs.
    ['#, x', '15, x', [['15, x', '15']]],
    ['# and # x', '1 and 2 x', [['1 and 2 x', '1']]],
    ['(#|a) x', 'a x', [['a x', '']]],
    // The end of a word, and signs that are themselves.
    ['# m', '5 m, 5 mm, 5 Mbit', [['5 m', '5']]],
    ['NDI \\| #%', 'ndi | 5%', [['ndi | 5%', '5']]],
    ['a.b[c] #', 'a.b[c] 1 axb[c] 2', [['a.b[c] 1', '1']]],
    [
      '😀 #',
      '😀 1 a😀2',
      [
        ['😀 1', '1'],
        ['😀2', '2'],
      ],
    ],
  ] as [string, string, string[][] | typeof PhraseError][])(
    '"%s" in "%s"',
    (phrase, text, expected) => {
      if (expected === PhraseError) expect(() => compilePhrase(phrase)).toThrow(PhraseError);
      else expect(found(phrase, text)).toEqual(expected);
    },
  );

  it.each(['米', '(#', '#)', '?#', '…?#', '# a??', '(?:#)', '# \\d', '#\\'])(
    '"%s" cannot be read',
    (phrase) => {
      expect(() => compilePhrase(phrase)).toThrow(PhraseError);
    },
  );

  it.each([
    ['groups that may be missing', `离 ${'(a)?'.repeat(27)} #米`, '离 ', 'a', ' 米'],
    ['gaps', `a${'…a'.repeat(30)} #米`, '', 'a', '米'],
    ['spaces', `a${' '.repeat(90)}#米`, '', 'a ', '米'],
    ['numbers', '#, #, #, #米', '', '1,', '米'],
    ['ranges', '# # # #米', '', '1-', '米'],
    ['a number alone', '#(a|b)?', '', '1 ', ''],
  ])(
    'with many %s takes ten times the steps in ten times the text',
    (_, phrase, before, part, after) => {
      const steps = (times: number) => stepsOf(phrase, before + part.repeat(times) + after);
      const [few, many] = [steps(300), steps(3000)];
      expect(few).toBeGreaterThan(300);
      expect(many).toBeLessThan(11 * few);
      expect(many).toBeLessThan(3000 * 40 * phrase.length);
    },
  );
});
