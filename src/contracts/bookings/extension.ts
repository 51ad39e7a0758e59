import type { Locale } from '#contracts/locale.ts';

/** A telephone number, and what is dialled when it answers; empty if nothing is. */
export interface DialledNumber {
  number: string;
  extension: string;
}

/** An extension after a word or a sign for one. */
const named =
  /[\s,;(]*(?:(?:转接?|轉接?)\s*(?:分机号?|分機)?|分机号?|分機|内线|內線|ext(?:ension|n)?\.?|x|#|;ext=)[\s:.#]*(\d{1,6})\)?$/i;
/** An extension after a hyphen: only of a mainland number that is complete without it. */
const hyphened =
  /^((?:\+?86[\s-]*)?(?:\(0\d{2,3}\)|0\d{2,3})[\s-]*\d{7,8}|[48]00-?\d{3}-?\d{4})\s*-\s*(\d{1,6})$/;

/** The number and the extension in a text as people write them, as `010-62345678 转 801`. */
export function splitExtension(phone: string): DialledNumber {
  const text = phone.normalize('NFKC').trim();
  const [whole, extension = ''] = named.exec(text) ?? [];
  if (whole) return { number: text.slice(0, -whole.length), extension };
  const [, number = text, after = ''] = hyphened.exec(text) ?? [];
  return { number, extension: after };
}

const words: Record<Locale, string> = { zh: '转', en: 'ext.' };

/** A number with its extension as people read it. */
export const withExtension = (
  phone: string,
  extension: string | null | undefined,
  locale: Locale,
): string => (extension ? `${phone} ${words[locale]} ${extension}` : phone);

/** The address of a call (RFC 3966). */
export const callAddress = (phone: string, extension: string | null | undefined): string =>
  extension ? `tel:${phone};ext=${extension}` : `tel:${phone}`;
