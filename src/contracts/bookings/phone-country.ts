import type { Locale } from '#contracts/locale.ts';
import { splitExtension } from './extension.ts';
import { normalisePhone } from './phone.ts';

/** Zones of mainland China in the IANA database, its old names included. */
const mainlandZones = new Set([
  'Asia/Shanghai',
  'Asia/Chongqing',
  'Asia/Harbin',
  'Asia/Urumqi',
  'Asia/Kashgar',
  'PRC',
]);

/** Eleven digits that every reader of Chinese knows as a mainland mobile number. */
const isMainlandMobile = (phone: string) => /^1[3-9](?:[\s-]?\d){9}$/.test(phone);

/** A telephone number with what tells its country. */
export interface GivenPhone {
  phone: string;
  /** ISO 3166-1 code, if it was asked for. */
  country: string;
  timeZone: string;
  /** Language of the form. */
  locale: Locale;
}

/** Whether a number begins with a country code. Eleven digits after 86 are a mainland mobile. */
const hasCode = (phone: string) => /^(?:\+|00|86[\s-]?1[3-9](?:[\s-]?\d){9}$)/.test(phone);

/**
 * The country in which a number is read: none if the number names its own, null if nothing tells it
 * and the visitor must. The same digits are numbers of different people in different countries.
 */
export function phoneCountry({
  phone,
  country,
  timeZone,
  locale,
}: GivenPhone): string | undefined | null {
  const { number } = splitExtension(phone);
  if (hasCode(number)) return undefined;
  if (country) return country;
  const isOfMainland = mainlandZones.has(timeZone) || isMainlandMobile(number);
  return locale === 'zh' && isOfMainland ? 'CN' : null;
}

/** Whether a text can be a number of a country; the server knows the numbering plan of each. */
export function canBePhone(phone: string, country: string | undefined | null): boolean {
  if (country === undefined || country === 'CN') return normalisePhone(phone) !== null;
  return /^\d{5,15}$/.test(phone.replace(/[\s\-‐-―.·()/]/g, ''));
}
