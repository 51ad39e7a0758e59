import { randomInt, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '#api/access/key-ring.ts';

const DIGITS = 6;

/** A new passcode of six digits. */
export function newPasscode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
}

/** What people type or paste, as digits: without spaces and dashes, full-width ones narrowed. */
export function typedPasscode(text: string): string {
  return text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * The form in which the database keeps a passcode. The key is not in the database, so a slow hash
 * would add nothing.
 */
export function passcodeMac(keys: Pick<KeyRing, 'mac'>, linkId: string, passcode: string): string {
  return keys.mac('passcode', contentOf(linkId, passcode));
}

/** Whether a passcode is the link's; also if it was set before SECRET_KEY was changed. */
export function isPasscode(
  keys: Pick<KeyRing, 'macs'>,
  { id, passcodeMac }: { id: string; passcodeMac: string },
  given: string,
): boolean {
  const stored = Buffer.from(passcodeMac);
  return keys
    .macs('passcode', contentOf(id, given))
    .map((mac) => Buffer.from(mac))
    .some((mac) => mac.length === stored.length && timingSafeEqual(mac, stored));
}

const contentOf = (linkId: string, passcode: string) => `${linkId} ${passcode}`;
