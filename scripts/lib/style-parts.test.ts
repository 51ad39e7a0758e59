import { describe, expect, it } from 'vitest';
import { parseStyles, withoutFaces } from './style-parts.ts';

/** The classes each selector needs; undefined for a rule of every page. */
function needsOf(selector: string): string[][] | undefined {
  const [rule] = parseStyles(`${selector}{x:1}`);
  if (!rule || !('text' in rule)) throw new Error('not a rule');
  expect(rule.text).toBe(`${selector}{x:1}`);
  return rule.needs;
}

describe('parts of a style sheet', () => {
  it.each([
    ['.flex', [['flex']]],
    ['.a.b', [['a', 'b']]],
    ['.a>.c,.d', [['a', 'c'], ['d']]],
    ['.a:hover .b::before', [['a', 'b']]],
    ['p.a[data-b=".c"]', [['a']]],
    ['.a:not(.b):is(.c,.d) :where(.e)', [['a']]],
    ['h1', undefined],
    [':is(.a)', undefined],
    ['.a,h1', undefined],
  ])('%s needs the right classes', (selector, needs) => {
    expect(needsOf(selector)).toEqual(needs);
  });

  it.each([
    ['.md\\:hidden', 'md:hidden'],
    ['.\\32 xl', '2xl'],
    ['.grid-\\[1fr\\,2fr\\]', 'grid-[1fr,2fr]'],
    ['.\\[\\&\\>p\\]', '[&>p]'],
    ['.幕', '幕'],
  ])('the class of %s is %s', (selector, name) => {
    expect(needsOf(selector)).toEqual([[name]]);
  });

  it('keep the nesting of layers, media, supports and container queries', () => {
    const sheet =
      '@layer a{@media (min-width:40em){@supports (x:y){@container (width>1px){.b{x:1}}}}}';
    expect(parseStyles(sheet)).toEqual([
      {
        head: '@layer a',
        parts: [
          {
            head: '@media (min-width:40em)',
            parts: [
              {
                head: '@supports (x:y)',
                parts: [
                  { head: '@container (width>1px)', parts: [{ text: '.b{x:1}', needs: [['b']] }] },
                ],
              },
            ],
          },
        ],
      },
    ]);
  });

  it('keep font faces apart', () => {
    const face = '@font-face{font-family:A;src:url(./a.woff2)}';
    expect(parseStyles(`${face}b{x:1}`)).toEqual([{ face }, { text: 'b{x:1}' }]);
    expect(withoutFaces(`${face}b{x:1}`)).toBe('b{x:1}');
  });

  it('include other at-rules, rules with nested rules and strings as a whole', () => {
    const texts = [
      '@layer theme,base;',
      '@property --p{syntax:"*";inherits:false}',
      '@keyframes spin{to{rotate:1turn}}',
      '@counter-style a{symbols:"a;{b"}',
    ];
    expect(parseStyles(texts.join(''))).toEqual(texts.map((text) => ({ text })));
    const nested = '.q:before{content:"}{.flex";&:hover{x:1}}';
    expect(parseStyles(nested)).toEqual([{ text: nested, needs: [['q']] }]);
  });

  it('are the same after a comment, which is left out', () => {
    const sheet = '@layer properties{*{--x:1}}';
    expect(parseStyles(`/*! tool v4.3.5 | https://example.com */\n${sheet}`)).toEqual(
      parseStyles(sheet),
    );
  });
});
