import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';

let salt = { day: '', value: Buffer.alloc(0) };

/**
 * A mark that tells today's visitors apart without saying who they are: a hash under a salt that
 * only this process knows and forgets at midnight (UTC), so that nobody can trace a stored mark
 * back or across days. Another process marks the same visitor differently.
 */
export function visitorMark(...traits: string[]): string {
  const day = new Date().toISOString().slice(0, 10);
  if (salt.day !== day) salt = { day, value: randomBytes(32) };
  return createHmac('sha256', salt.value)
    .update(traits.join('\n'))
    .digest('base64url')
    .slice(0, 22);
}

/**
 * Whom an address counts as where uses are limited: with IPv6 one line has a whole /64 network, and
 * could send from another address each time.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [before = '', after = ''] = address.split('::');
  const first = before.split(':').filter(Boolean);
  const last = after.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  const groups = address.includes('::') ? [...first, ...zeros, ...last] : first;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
