import { randomInt } from 'node:crypto';

/** Digits and capitals that nobody mistakes for one another. */
const SYMBOLS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const GROUP = 4;

/** A new code that is printed on a sealed sheet: `MJ7K-2Q9D`, one of 8 * 10^11. */
export function newVerificationCode(): string {
  const group = () =>
    Array.from({ length: GROUP }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('');
  return `${group()}-${group()}`;
}
