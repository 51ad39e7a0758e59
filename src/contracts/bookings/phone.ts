/*
 * Telephone numbers in E.164 (ITU-T Recommendation E.164: at most 15 digits, country code first).
 * Numbers without a country code are read as mainland China numbers, by the numbering plan of the
 * Ministry of Industry and Information Technology (电信网编号计划, 2017): mobile 1[3-9] with 11 digits;
 * area code 10, 2x or three digits from 3 to 9, then 7 or 8 digits; service numbers 400 and 800
 * with 10 digits.
 */

const mainland = [
  /^1[3-9]\d{9}$/,
  /^(?:10|2\d)[2-8]\d{7}$/,
  /^[3-9]\d{2}[2-8]\d{6,7}$/,
  /^[48]00\d{7}$/,
];
/** North America has one plan with ten digits; area code and exchange do not begin with 0 or 1. */
const northAmerica = /^[2-9]\d{2}[2-9]\d{6}$/;

/** Converts a number as people write it to E.164; null if it is not valid. */
export function normalisePhone(written: string): string | null {
  const text = written
    .normalize('NFKC')
    .replace(/\(0\)/g, '')
    .replace(/[\s\-‐-―.·()/]/g, '');
  const international = /^(?:\+|00)(\d+)$/.exec(text)?.[1];
  if (international) return fromCountryCode(international);
  if (!/^\d+$/.test(text)) return null;
  return mainlandNumber(text) ?? (text.startsWith('86') ? mainlandNumber(text.slice(2)) : null);
}

function fromCountryCode(digits: string): string | null {
  if (digits.startsWith('86')) return mainlandNumber(digits.slice(2));
  if (digits.startsWith('1')) return northAmerica.test(digits.slice(1)) ? `+${digits}` : null;
  return /^[2-9]\d{6,14}$/.test(digits) ? `+${digits}` : null;
}

/** A mainland number, with or without the 0 before the area code. */
function mainlandNumber(digits: string): string | null {
  const number = digits.replace(/^0/, '');
  return mainland.some((pattern) => pattern.test(number)) ? `+86${number}` : null;
}
