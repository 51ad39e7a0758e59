import type { BookingFormData } from '../form-data.ts';

type Zone = BookingFormData['timeZones'][number];

/** The zones whose city or country an address names. */
export function proposedZones(
  address: string,
  { timeZones, countries }: Pick<BookingFormData, 'timeZones' | 'countries'>,
): Zone[] {
  // Their names end with the code of their telephone numbers.
  const countryOf = ({ country }: Zone) =>
    countries.find(({ key }) => key === country)?.name.replace(/\s*\+\d+$/, '');
  return timeZones.filter((zone) =>
    [zone.name, countryOf(zone)].some((name) => name !== undefined && names(address, name)),
  );
}

/** Whether a text has a name; one in Latin letters is a word of its own: India is not in Indiana. */
function names(text: string, name: string): boolean {
  if (!/^[\p{Script=Latin}\s]+$/u.test(name)) return text.includes(name);
  return new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(text);
}
