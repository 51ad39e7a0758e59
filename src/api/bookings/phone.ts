import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { normalisePhone } from '#contracts/bookings/phone.ts';
import { canBePhone } from '#contracts/bookings/phone-country.ts';

/**
 * A number in E.164, by the numbering plan of its country: without the 0 that is dialled inside
 * many countries only. Null if there can be no such number. `country` is that of a number without a
 * country code.
 */
export function readPhone(phone: string, country: string | undefined): string | null {
  if (!canBePhone(phone, country)) return null;
  if (country === undefined || country === 'CN') {
    const number = normalisePhone(phone);
    // Our own plan has the newest ranges of the mainland.
    return !number || number.startsWith('+86') ? number : validNumber(number);
  }
  return isSupportedCountry(country) ? validNumber(phone, country) : null;
}

function validNumber(phone: string, country?: Parameters<typeof parsePhoneNumberFromString>[1]) {
  const number = parsePhoneNumberFromString(phone, country);
  return number?.isValid() ? number.number : null;
}
