/** Signs that nobody sees, and marks that turn the direction of what follows; line ends are kept. */
const INVISIBLE =
  /(?!\n)[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/**
 * A text as people typed it, without what could hide words or turn them around. Signs that join
 * letters and emoji stay.
 */
export function harmlessText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Whether a text has anything to read. */
export const hasWords = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
