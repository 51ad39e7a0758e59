import { expect, test } from 'vitest';
import { isPrivateAddress } from '#api/http/public-address.ts';
import { post } from './post.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fec0::1',
  '192.88.99.1',
  'not an address',
])('%s is private', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(['1.1.1.1', '223.5.5.5', '172.32.0.1', '2400:3200::1', '::ffff:1.1.1.1'])(
  '%s is public',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);

test.each(['http://127.1/', 'http://2130706433/', 'http://[::1]/', 'http://localhost/'])(
  'refuses to post to %s',
  async (url) => {
    await expect(post(url, {}, '')).rejects.toThrow('private address');
  },
);
