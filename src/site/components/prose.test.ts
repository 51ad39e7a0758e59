import { describe, expect, it } from 'vitest';
import { withBasePath } from './prose.tsx';

describe('withBasePath', () => {
  it('leaves a text as it is where the site lies at the root', () => {
    expect(withBasePath('<a href="/cases">x</a>', '/')).toBe('<a href="/cases">x</a>');
  });

  it.each([
    ['<a href="/dmfaq/x#y">', '<a href="/site/dmfaq/x#y">'],
    ['<a class="b" href="/">', '<a class="b" href="/site/">'],
    ['<img alt="a > b" src="/files/a.webp">', '<img alt="a > b" src="/site/files/a.webp">'],
    ['<a href="#here">', '<a href="#here">'],
    ['<a href="https://example.com/">', '<a href="https://example.com/">'],
    ['<a href="//example.com/">', '<a href="//example.com/">'],
    ['<code>&#x3C;a href="/x"></code>', '<code>&#x3C;a href="/x"></code>'],
  ])('%s', (html, expected) => expect(withBasePath(html, '/site/')).toBe(expected));
});
