import { maskEmail } from '#api/audit/changes.ts';
import { readPhone } from '#api/bookings/phone.ts';
import { maskPhone } from '#api/shares/masking.ts';
import { isEmail, readContact } from '#contracts/bookings/contact.ts';

/** The contact of a licence's holder, one of both. */
export interface HolderContact {
  /** In E.164. */
  phone: string | null;
  email: string | null;
}

/** Reads a mobile number or an email address as people type it; undefined if it is neither. */
export function readHolderContact(typed: string): HolderContact | undefined {
  const { phone, email } = readContact(typed);
  if (email && isEmail(email)) return { phone: null, email: email.toLowerCase() };
  const number = phone && !email ? readPhone(phone, undefined) : null;
  return number ? { phone: number, email: null } : undefined;
}

/** What tells one contact from another. */
export const contactKey = ({ phone, email }: HolderContact): string => phone ?? email ?? '';

/** A contact that only its owner recognises. */
export function maskContact({ phone, email }: HolderContact): string | null {
  return maskPhone(phone) ?? (email && maskEmail(email));
}
