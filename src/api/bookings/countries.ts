import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import type { Locale } from '#contracts/locale.ts';

/** The countries and regions of telephone numbers by name, with their codes. */
export function phoneCountries(locale: Locale): { key: string; name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return getCountries()
    .map((key) => ({ key, name: `${names.of(key)} +${getCountryCallingCode(key)}` }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
}
