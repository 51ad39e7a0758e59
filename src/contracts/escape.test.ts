import { expect, it } from 'vitest';
import { escapeHtml, escapeXml } from './escape.ts';

it('escapes what ends text or an attribute', () => {
  expect(escapeHtml('<a href="x">&</a>')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;');
});

it('leaves out of XML what no XML document may contain', () => {
  expect(escapeXml('a\u0000b\u000bc\td\ufffe<')).toBe('abc\td&lt;');
  expect(escapeXml('half \ud800 pair')).toBe('half \ufffd pair');
});
