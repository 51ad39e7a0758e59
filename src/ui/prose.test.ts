import { describe, expect, it } from 'vitest';
import { withBasePath } from './prose.tsx';

describe('withBasePath', () => {
  it('does not change a text if the base path is /', () => {
    expect(withBasePath('<a href="/cases">x</a>', '/')).toBe('<a href="/cases">x</a>');
  });

  it.each([
    ['<a href="/dmfaq/x#y">', '<a href="/site/dmfaq/x#y">'],
    ['<a class="b" href="/">', '<a class="b" href="/site/">'],
    ['<img alt="a > b" src="/files/a.webp">', '<img alt="a > b" src="/site/files/a.webp">'],
    [
      '<source type="image/avif" srcset="/files/a/480.avif 480w, /files/a/960.avif 960w" sizes="50vw">',
      '<source type="image/avif" srcset="/site/files/a/480.avif 480w, /site/files/a/960.avif 960w" sizes="50vw">',
    ],
    [
      '<video src="/files/a.mp4" poster="/files/a/960.webp" controls>',
      '<video src="/site/files/a.mp4" poster="/site/files/a/960.webp" controls>',
    ],
    ['<a href="#here">', '<a href="#here">'],
    ['<a href="https://example.com/">', '<a href="https://example.com/">'],
    ['<a href="//example.com/">', '<a href="//example.com/">'],
    ['<code>&#x3C;a href="/x"></code>', '<code>&#x3C;a href="/x"></code>'],
  ])('%s', (html, expected) => expect(withBasePath(html, '/site/')).toBe(expected));
});
