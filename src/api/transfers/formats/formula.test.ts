import { describe, expect, it } from 'vitest';
import { escapeFormula, unescapeFormula } from './formula.ts';

const formulas = [
  '=1+1',
  '+8613800000000',
  '-5 dB',
  '@SUM(A1)',
  '|cmd',
  '\tx',
  '\r=1',
  '\n',
  '\0',
  // Full-width, small and raised forms.
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '｜cmd',
  '﹢1',
  '﹣1',
  '﹦1',
  '﹫x',
  '⁼1',
  '⁻1',
  '₊1',
  // Minus signs and hyphens of typography.
  '\u22121+1',
  '\u20101',
  '\u20111',
  '\u20121',
  '\u20131',
  '\u27961',
  // After what programs skip.
  '  @cmd',
  '\u3000＝1',
  '\u00a0=1',
  '\u0007=1',
  '\u200b=1',
  '\ufeff=1',
  ' \t =1',
];
const texts = [
  '',
  'plain',
  "it's",
  "'quoted'",
  '1=1',
  'a-b',
  '——破折号',
  '（=1）',
  '最低价',
  '😀=1',
];

describe('a text in a CSV cell', () => {
  it.each(formulas)('gets an apostrophe: %j', (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`);
    expect(escapeFormula(`'${text}`)).toBe(`''${text}`);
  });

  it.each(texts)('stays as it is: %j', (text) => {
    expect(escapeFormula(text)).toBe(text);
    expect(unescapeFormula(text)).toBe(text);
  });

  it('comes back from an import as it was', () => {
    for (const text of [...formulas, ...texts]) {
      for (const one of [text, `'${text}`, `''${text}`]) {
        expect(unescapeFormula(escapeFormula(one))).toBe(one);
      }
    }
  });
});
