import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { networksOf } from '#api/http/network.ts';

/**
 * The client's IP address. Each of the `hops` trusted proxies in front has appended the address it
 * saw to X-Forwarded-For, so the client's is that many entries from the end; entries before it are
 * the client's own claims. An entry that is no IP address counts for nothing: then it is the address
 * of the connection.
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

/** An address without port, brackets and zone; IPv4 in IPv6 becomes IPv4. Undefined for other text. */
function plainAddress(text: string): string | undefined {
  const [, bracketed, withPort] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text.trim()) ?? [];
  const address = (bracketed ?? withPort ?? text.trim()).replace(/%.*$/, '');
  return isIP(address) ? ipaddr.process(address).toString() : undefined;
}

/** Whether an address is of this machine: 127.0.0.0/8 or ::1. */
export function isLoopback(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'loopback';
}

/** The network whose clients share one bound: an IPv4 address, or the first 48 bits of an IPv6 address. */
export function networkOf(address: string): string {
  const { line, site } = networksOf(address);
  return site ?? line;
}
