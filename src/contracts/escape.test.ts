import { expect, it } from 'vitest';
import { escapeHtml, escapeXml } from './escape.ts';

it('escapes characters that end text or an attribute', () => {
  expect(escapeHtml('<a href="x">&</a>')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;');
});

it('removes characters that XML does not allow', () => {
  expect(escapeXml('a\u0000b\u000bc\td\ufffe<')).toBe('abc\td&lt;');
  expect(escapeXml('half \ud800 pair')).toBe('half \ufffd pair');
});
