import { expect, test } from 'vitest';
import { readRequestedPath } from './requested-path.ts';

test.each([
  ['/en/support/document', '/support/document'],
  ['/en/QRCode_dami', '/QRCode_dami'],
  ['/en/show/some-news', '/show/some-news'],
  ['/en/show/Not_A_Uid', null],
  ['/en/nothing', null],
  ['/support/nothing', null],
  ['/show/some-news', null],
])('%s: the Chinese page is %s', (pathname, chinese) => {
  expect(readRequestedPath(pathname).chinese).toBe(chinese);
});

test('addresses of shared sheets are recognised by their form only', () => {
  expect(readRequestedPath('/share/abc').isShare).toBe(true);
  expect(readRequestedPath('/share/order/impl/abc').isShare).toBe(true);
  expect(readRequestedPath('/shared').isShare).toBe(false);
});

test('the address is shown decoded, cut to the limit and without misleading characters', () => {
  expect(readRequestedPath('/%E4%B8%AD%E6%96%87').shown).toBe('/中文');
  expect(readRequestedPath('/%E4%B8').shown).toBe('/%E4%B8');
  expect(readRequestedPath('/a\u202Eb\u0000').shown).toBe('/ab');
  expect(readRequestedPath(`/${'x'.repeat(500)}`).shown).toHaveLength(121);
});
