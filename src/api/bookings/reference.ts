import { randomInt } from 'node:crypto';
import { beijingDay } from '#contracts/days.ts';

/** Letters and digits that are not confused on the telephone or on paper. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference number, such as `MJ20261121-7K3D`; the day is that of Beijing. */
export function newReference(now: Date, prefix = 'MJ'): string {
  const tail = Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${prefix}${beijingDay(now).replaceAll('-', '')}-${tail}`;
}
