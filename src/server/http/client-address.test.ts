import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress, isLoopback, networkOf } from './client-address.ts';

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

describe('client address', () => {
  it.each([
    ['no proxy is trusted', 0, '8.8.8.8', '203.0.113.9'],
    ['the last entry behind one proxy', 1, '1.1.1.1, 8.8.8.8', '8.8.8.8'],
    ['the entry before it behind two proxies', 2, '6.6.6.6, 1.1.1.1, 8.8.8.8', '1.1.1.1'],
    ['fewer entries than proxies', 3, '1.1.1.1, 8.8.8.8', '1.1.1.1'],
    ['no header', 1, undefined, '203.0.113.9'],
    ['a port', 1, '8.8.8.8:1234', '8.8.8.8'],
    ['brackets and a port', 1, '[2001:db8:5::1]:443', '2001:db8:5::1'],
    ['brackets', 1, '[2001:DB8::1]', '2001:db8::1'],
    ['a zone', 1, 'fe80::1%eth0', 'fe80::1'],
    ['IPv4 in IPv6', 1, '::ffff:8.8.8.8', '8.8.8.8'],
    ['text', 1, 'junk7', '203.0.113.9'],
    ['a host name', 1, '127.evil.com', '203.0.113.9'],
    ['an entry of nothing', 1, '8.8.8.8,', '203.0.113.9'],
  ])('%s', (_, hops, forwarded, address) => {
    expect(clientAddress(request('203.0.113.9', forwarded), hops)).toBe(address);
  });

  it('is the same over an IPv4 and a dual-stack socket', () => {
    expect(clientAddress(request('::ffff:203.0.113.9'), 0)).toBe('203.0.113.9');
  });
});

it.each([
  ['127.0.0.1', true],
  ['127.255.0.3', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['127.evil.com', false],
  ['128.0.0.1', false],
  ['', false],
])('%s is loopback: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:5:1::1', '2001:db8:5::/48'],
  ['2001:db8:5:ffff::2', '2001:db8:5::/48'],
  ['2001:db8:6::1', '2001:db8:6::/48'],
  ['', ''],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
