import { expect, test } from 'vitest';
import { networksOf } from './network.ts';

test.each([
  ['203.0.113.7', { line: '203.0.113.7' }],
  ['::ffff:203.0.113.7', { line: '203.0.113.7' }],
  ['::ffff:cb00:7107', { line: '203.0.113.7' }],
  ['2001:db8:1:2:3:4:5:6', { line: '2001:db8:1:2::/64', site: '2001:db8:1::/48' }],
  ['2001:0db8:0001:0002::1', { line: '2001:db8:1:2::/64', site: '2001:db8:1::/48' }],
  ['2001:db8::1', { line: '2001:db8::/64', site: '2001:db8::/48' }],
  ['', { line: '' }],
])('%s counts as %o', (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});
