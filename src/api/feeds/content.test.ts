import { expect, it } from 'vitest';
import { entryId, feedHtml } from './content.ts';
import { feedTexts } from './texts.ts';

const page = 'https://example.com/site/show/a';
const root = 'https://example.com/site/';

it.each([
  ['<a href="/dmfaq/x">x</a>', '<a href="https://example.com/site/dmfaq/x">x</a>'],
  ['<a href="#part">x</a>', `<a href="${page}#part">x</a>`],
  ['<a href="https://other.example/" rel="noopener">x</a>', null],
  [
    '<h2 id="a">A<a class="anchor" href="#a" aria-hidden="true" tabindex="-1">#</a></h2>',
    '<h2 id="a">A</h2>',
  ],
  ['<span style="color:var(--x)">x</span>', '<span>x</span>'],
  ['<div class="table-scroll" tabindex="0"><table></table></div>', '<div><table></table></div>'],
  [
    '<source type="image/avif" srcset="/files/m/480.avif 480w, /files/m/960.avif 960w">',
    '<source type="image/avif" srcset="https://example.com/site/files/m/480.avif 480w, https://example.com/site/files/m/960.avif 960w">',
  ],
  [
    '<img src="/files/m/480.webp" alt="a > b" loading="lazy" style="x" decoding="async">',
    '<img src="https://example.com/site/files/m/480.webp" alt="a > b">',
  ],
  ['<p>style="x" href="/y"</p>', null],
])('converts %s for feed readers', (html, expected) => {
  expect(feedHtml(html, page, root)).toBe(expected ?? html);
});

it('gives an entry a permanent id, different for each language', () => {
  const record = '0193b5a0-0000-7000-8000-000000000001';
  const name = entryId(record, 'zh');
  expect(name).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(entryId(record, 'zh')).toBe(name);
  expect(entryId(record, 'en')).not.toBe(name);
});

it('asks a program for the web for a browser, the others for a system', () => {
  const { runsOn } = feedTexts.en;
  expect(runsOn('web', 'WebGL2')).toBe(' Runs in any browser with WebGL2.');
  expect(runsOn('macos', 'macOS 13 Ventura')).toBe(' Runs on macOS 13 Ventura or later.');
});
