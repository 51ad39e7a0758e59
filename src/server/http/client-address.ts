import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { networksOf } from '#api/http/network.ts';

/**
 * The client's IP address. Each of the `hops` trusted proxies appends the address it sees to
 * X-Forwarded-For, so the client's address is that many entries from the end. Earlier entries
 * come from the client and are not trusted. If the entry is not an IP address, the address of the
 * connection is used.
 */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  hops: number,
): string {
  const connection = plainAddress(socket.remoteAddress ?? '') ?? '';
  if (hops === 0) return connection;
  const entries = String(headers['x-forwarded-for'] ?? '').split(',');
  return plainAddress(entries.at(-Math.min(hops, entries.length)) ?? '') ?? connection;
}

/**
 * Removes port, brackets and zone; IPv4-mapped IPv6 becomes IPv4. Undefined if this is no
 * address.
 */
function plainAddress(text: string): string | undefined {
  const [, bracketed, withPort] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text.trim()) ?? [];
  const address = (bracketed ?? withPort ?? text.trim()).replace(/%.*$/, '');
  return isIP(address) ? ipaddr.process(address).toString() : undefined;
}

/** True for a loopback address: 127.0.0.0/8 or ::1. */
export function isLoopback(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'loopback';
}

/**
 * The network that shares one rate limit: an IPv4 address, or the first 48 bits of an IPv6
 * address.
 */
export function networkOf(address: string): string {
  const { line, site } = networksOf(address);
  return site ?? line;
}
