import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';

const kinds = (code: string) =>
  highlight(code)
    .filter(({ kind }) => kind)
    .map(({ kind, text }) => `${kind} ${text}`);

describe('highlight', () => {
  it('keeps every character', () => {
    const code = `#include "a.h"\n// one\nconst x = \`a\${b}\`; /* two */ y(0x1F, 1.5e-3);\n`;
    expect(
      highlight(code)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code);
  });

  it('distinguishes comments, strings, keywords and numbers', () => {
    expect(kinds('const url = "https://a"; // 12')).toEqual([
      'keyword const',
      'string "https://a"',
      'comment // 12',
    ]);
    expect(kinds('params.keys[0] = 0.22f')).toContain('number 0');
    expect(kinds('# a comment\ncurl -s')).toEqual(['comment # a comment']);
    expect(kinds('#include <cyan.h>')).toEqual(['keyword #include']);
  });

  it('reads what is not closed once, to the end of the line or of the code', () => {
    expect(kinds('a = "b\nif')).toEqual(['string "b', 'keyword if']);
    expect(kinds('/* a\nif')).toEqual(['comment /* a\nif']);
    expect(kinds('"\\'.repeat(3000))).toHaveLength(1);
    expect(kinds('/* '.repeat(2000))).toHaveLength(1);
  });
});
