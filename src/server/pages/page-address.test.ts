import { expect, it } from 'vitest';
import { withoutEndSlash } from '#contracts/plain-path.ts';
import { findRow } from '#site/routing/table.ts';
import { canonicalPath, isShared } from './page-address.ts';

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

it.each([
  ['/support/document?section=studio&page=2', true],
  ['/support/document?section=Studio!', false],
  ['/support/document?page=02', false],
  ['/support/document?product=unknown', false],
  ['/support/document?q=light', false],
  ['/support/download?platform=windows', true],
  ['/support/download?since=1.2.3', false],
  ['/cooperation?product=cyan&type=support&lookup=1', true],
  ['/cooperation?message=hello', false],
  ['/cooperation?lookup=2', false],
  ['/product/3d?sells=anything', false],
  ['/product/3d?plan=1-2-3', false],
  ['/product/flower?seed=1', false],
  ['/cases?case=a&industry=b&solution=c', true],
])('whether everybody gets one answer at %s: %s', (address, shared) => {
  const [path = '', query] = address.split('?');
  const row = findRow(path);
  expect(row && isShared(row, `?${query}`)).toBe(shared);
});
