import { cleanContact, cleanEmail } from './contact.ts';
import { splitExtension } from './extension.ts';
import { normalisePhone } from './phone.ts';

/** Characters at the end of a telephone number or a WeChat ID that are enough for a look-up. */
export const TAIL_LENGTH = 4;

const written = (text: string) => text.normalize('NFKC').replace(/\s/g, '');

/**
 * The reference that a visitor typed, as it is stored; null if it cannot be one. Spaces, small
 * letters and a missing or another dash are no mistakes.
 */
export function readReference(typed: string): string | null {
  const [, day, tail] = /^MJ(\d{8})[-‐-―−]?([0-9A-Z]{4})$/.exec(written(typed).toUpperCase()) ?? [];
  return day && tail ? `MJ${day}-${tail}` : null;
}

/** The contacts of a booking. */
interface Contacts {
  phone: string | null;
  email: string | null;
  wechat: string | null;
}

/**
 * Whether a visitor typed a contact of a booking: the last four digits of the telephone number, the
 * last four characters of the WeChat ID, or any contact in full.
 */
export function isContactOf(typed: string, { phone, email, wechat }: Contacts): boolean {
  const text = written(cleanContact(typed)).toLowerCase();
  if (text.length < TAIL_LENGTH) return false;
  if (email && cleanEmail(text) === email.toLowerCase()) return true;
  if (phone && normalisePhone(splitExtension(text).number) === phone) return true;
  const id = wechat?.toLowerCase();
  if (id && text === id) return true;
  const isTail = text.length === TAIL_LENGTH;
  return isTail && Boolean(phone?.endsWith(text) || id?.endsWith(text));
}
