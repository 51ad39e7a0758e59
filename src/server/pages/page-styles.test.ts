import { describe, expect, it } from 'vitest';
import { createPageStyles } from './page-styles.ts';

const sheet = [
  '@layer theme,base;',
  ':root{--a:1}',
  '@layer base{*{margin:0}h1{font-size:2em}}',
  '@layer utilities{.flex{display:flex}.md\\:hidden{display:none}.\\32 xl{width:1px}.a.b{x:1}.a>.c,.d{x:2}',
  '.not-last\\:p:not(.zz){x:3}.grid-\\[1fr\\,2fr\\]{x:4}.q:before{content:"}{.flex"}',
  '@media (min-width:40em){.wide{x:5}.flex{x:6}}}',
  '@media print{.gone{x:7}}',
  '@property --p{syntax:"*";inherits:false}',
  '@keyframes spin{to{rotate:1turn}}',
].join('');
const styles = createPageStyles(sheet);
const page = (...classes: string[]) =>
  styles([{ html: `<p class="${classes.join(' ')}">.wide</p>`, isKept: false }]);

describe('styles of one page', () => {
  it('contain rules without classes', () => {
    expect(page()).toBe(
      '@layer theme,base;:root{--a:1}@layer base{*{margin:0}h1{font-size:2em}}@property --p{syntax:"*";inherits:false}@keyframes spin{to{rotate:1turn}}',
    );
  });

  it('contain the rules of the page’s classes, in order and with their groups', () => {
    const text = page('flex', 'md:hidden', '2xl');
    expect(text).toContain(
      '@layer utilities{.flex{display:flex}.md\\:hidden{display:none}.\\32 xl{width:1px}@media (min-width:40em){.flex{x:6}}}',
    );
    expect(text).not.toContain('wide');
    expect(text).not.toContain('gone');
  });

  it('need all classes of one of the selectors', () => {
    expect(page('a')).not.toContain('.a.b');
    expect(page('a', 'b')).toContain('.a.b{x:1}');
    expect(page('d')).toContain('.a>.c,.d{x:2}');
    expect(page('c')).not.toContain('x:2');
  });

  it('use the classes of all pieces, including cached ones', () => {
    const kept = { html: '<b class="flex"></b>', isKept: true };
    for (let render = 0; render < 2; render += 1) {
      const text = styles([kept, { html: '<i class="wide"></i>', isKept: false }]);
      expect(text).toContain('.flex{display:flex}');
      expect(text).toContain('.wide{x:5}');
    }
  });

  it('ignore classes in brackets, and handle escapes, strings and entities', () => {
    expect(page('not-last:p')).toContain('x:3');
    expect(page('grid-[1fr,2fr]')).toContain('x:4');
    expect(page('q')).toContain('.q:before{content:"}{.flex"}');
    const escaped = { html: '<i class="[&amp;&gt;p]"></i>', isKept: false };
    expect(createPageStyles('.\\[\\&\\>p\\]{x:8}')([escaped])).toContain('x:8');
  });
});
