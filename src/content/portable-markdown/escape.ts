/** Characters with a meaning in Markdown. An underscore within a word has none. */
const special = /[\\`*~[\]<|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu;

/** Escapes plain text as one line of Markdown. */
export function plainText(text: string): string {
  return text
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replace(special, '\\$&');
}

/** Escapes plain text as a quote of one line; empty for an empty text. */
export function quoted(text: string): string {
  const line = plainText(text)
    .replace(/^[#+=>-]/, '\\$&')
    .replace(/^(\d+)(?=[.)])/, '$1\\');
  return line && `> ${line}`;
}
