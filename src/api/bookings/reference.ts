import { randomInt } from 'node:crypto';
import { dayIn } from '#contracts/zoned-times.ts';

/** Letters and digits that are not confused on the telephone or on paper. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference number, such as `MJ20261121-7K3D`; the day is in the provider's time zone. */
export function newReference(now: Date, zone = 'Asia/Shanghai'): string {
  const tail = Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `MJ${dayIn(now, zone).replaceAll('-', '')}-${tail}`;
}
