/** A value of a header such as Accept-Language, and how much the client wants it: 0 refuses it. */
export interface Preference {
  value: string;
  weight: number;
}

/**
 * The values of Accept-Language or Accept-Encoding in lower case, in the order of their weights (RFC 9110,
 * 12.4.2); those of the same weight in the order of the header.
 */
export function readPreferences(header: string): Preference[] {
  return header
    .toLowerCase()
    .split(',')
    .map((part): Preference => {
      const [value = '', ...parameters] = part.split(';').map((one) => one.trim());
      const given = parameters.find((one) => one.startsWith('q='));
      const weight = given === undefined ? 1 : Number(given.slice(2));
      return { value, weight: Number.isNaN(weight) ? 1 : weight };
    })
    .sort((a, b) => b.weight - a.weight);
}
