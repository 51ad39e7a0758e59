import { describe, expect, it } from 'vitest';
import { createPageStyles } from './page-styles.ts';

const styles = createPageStyles([
  { text: ':root{--a:1}' },
  { face: '@font-face{font-family:A;src:url(./a.woff2)}' },
  {
    head: '@layer utilities',
    parts: [
      { text: '.flex{display:flex}', needs: [['flex']] },
      { text: '.a.b{x:1}', needs: [['a', 'b']] },
      { text: '.a>.c,.d{x:2}', needs: [['a', 'c'], ['d']] },
      {
        head: '@media (min-width:40em)',
        parts: [
          { text: '.wide{x:5}', needs: [['wide']] },
          { text: '.flex{x:6}', needs: [['flex']] },
        ],
      },
    ],
  },
  { text: '.\\[\\&\\>p\\]{x:8}', needs: [['[&>p]']] },
]);
const page = (...classes: string[]) =>
  styles([{ html: `<p class="${classes.join(' ')}">.wide</p>`, isShared: false }]);

describe('styles of one page', () => {
  it('contain the rules of every page, without empty groups', () => {
    expect(page()).toBe(':root{--a:1}');
  });

  it('contain the rules of the page’s classes, in order and with their groups', () => {
    expect(page('flex')).toBe(
      ':root{--a:1}@layer utilities{.flex{display:flex}@media (min-width:40em){.flex{x:6}}}',
    );
  });

  it('need all classes of one of the selectors', () => {
    expect(page('a')).not.toContain('.a.b');
    expect(page('a', 'b')).toContain('.a.b{x:1}');
    expect(page('d')).toContain('.a>.c,.d{x:2}');
    expect(page('c')).not.toContain('x:2');
  });

  it('use the classes of all pieces, including cached ones', () => {
    const shared = { html: '<b class="flex"></b>', isShared: true };
    for (let render = 0; render < 2; render += 1) {
      const text = styles([shared, { html: '<i class="wide"></i>', isShared: false }]);
      expect(text).toContain('.flex{display:flex}');
      expect(text).toContain('.wide{x:5}');
    }
  });

  it('decode the entities of class attributes', () => {
    expect(page('[&amp;&gt;p]')).toContain('x:8');
  });

  it('are empty without a style sheet, as in development', () => {
    expect(createPageStyles([])([{ html: '<p class="flex"></p>', isShared: false }])).toBe('');
  });
});
