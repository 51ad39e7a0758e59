/** Signs that Markdown would not take as they are. An underscore within a word is one. */
const special = /[\\`*~[\]<|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu;

/** Plain text as one line of Markdown that says just that. */
export function plainText(text: string): string {
  return text
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replace(special, '\\$&');
}

/** Plain text as a quote of one line; empty for none. */
export function quoted(text: string): string {
  const line = plainText(text)
    .replace(/^[#+=>-]/, '\\$&')
    .replace(/^(\d+)(?=[.)])/, '$1\\');
  return line && `> ${line}`;
}
