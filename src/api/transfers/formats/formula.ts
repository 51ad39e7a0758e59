/**
 * Signs with which programs begin a formula or a command, after NFKC, which makes full-width, small
 * and raised signs plain ones. Programs take the hyphens and minus signs of typography for a minus.
 */
const SIGNS = /^[=+\-@|\u02d7\u2010-\u2013\u2212\u2795\u2796]/u;
/** Spaces, control characters and invisible ones, which programs skip. */
const SKIPPED = /^[\s\p{C}\p{Z}]+/u;
/** Programs skip these too, or act on them themselves. */
const ACTING = /^[\t\r\n\0]/;

/** Whether a program could run a text of a CSV cell as a formula. */
function isFormula(text: string): boolean {
  if (ACTING.test(text)) return true;
  const [first = ''] = text.replace(SKIPPED, '');
  return SIGNS.test(first.normalize('NFKC'));
}

/** Texts with apostrophes before a formula get one more too, so that taking one off gives the text. */
const isEscapable = (text: string) => isFormula(text.replace(/^'+/, ''));

/** A text for a CSV cell: an apostrophe before whatever a program could run as a formula. */
export function escapeFormula(text: string): string {
  return isEscapable(text) ? `'${text}` : text;
}

/** The text that `escapeFormula` was given. */
export function unescapeFormula(text: string): string {
  return text.startsWith("'") && isEscapable(text) ? text.slice(1) : text;
}
