import { expect, it } from 'vitest';
import { withoutEndSlash } from '#contracts/plain-path.ts';
import { canonicalPath } from './page-address.ts';

it.each([
  ['/cases', '/cases'],
  ['/cases/', '/cases'],
  ['/cases///', '/cases'],
  ['//cases', '/cases'],
  ['/', '/'],
  ['///', '/'],
  ['/en', '/en/'],
  ['/en//', '/en/'],
  ['/%73hare/x', '/share/x'],
  ['/%2573hare/x', '/%2573hare/x'],
  ['/a%2Fb', '/a%2Fb'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
])('the canonical form of %s is %s', (pathname, canonical) => {
  expect(canonicalPath(pathname)).toBe(canonical);
});

it('takes linear time for paths made of slashes', () => {
  const slashes = `/a${'/'.repeat(200_000)}b`;
  const started = performance.now();
  expect(canonicalPath(slashes)).toBe('/a/b');
  expect(withoutEndSlash(slashes)).toBe(slashes);
  expect(performance.now() - started).toBeLessThan(500);
});
