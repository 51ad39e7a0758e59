import type { KeyRing } from '#api/access/key-ring.ts';
import type { Locale } from '#contracts/locale.ts';

/** What messages about bookings say of the site. */
export interface BookingSite {
  /** Public origin and base path, with a slash at the end. */
  publicUrl: string;
  /** Whether the site has a mail server. */
  sendsMail: boolean;
  keys: KeyRing;
}

/** Address of the look-up in the visitor's language, with the reference filled in. */
export function lookUpAddress(publicUrl: string, reference: string, locale: Locale): string {
  return `${publicUrl}${locale === 'en' ? 'en/' : ''}cooperation?lookup=1&reference=${reference}`;
}
