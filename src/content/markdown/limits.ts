/** Maximum length of a text in characters; the search index has the same limit. */
export const MAX_CHARACTERS = 60_000;
/** Maximum depth of quotes and lists that one line opens. */
export const MAX_NESTING = 20;
/** Maximum number of quotes and list items in a text, nested ones included. */
export const MAX_CONTAINERS = 2_000;
/** Maximum number of runs of `*`, `_` or `~` between two blank lines. */
export const MAX_EMPHASIS = 2_000;

/** The limit that a text exceeds. */
export type MarkdownLimit = 'characters' | 'nesting' | 'containers' | 'emphasis';

const advice: Record<MarkdownLimit, (amount: number) => string> = {
  characters: (amount) =>
    `The text has ${amount} characters; at most ${MAX_CHARACTERS} are allowed. Split it into several texts.`,
  nesting: (amount) =>
    `A line opens ${amount} quotes and lists inside each other; at most ${MAX_NESTING} are allowed.`,
  containers: (amount) =>
    `The text has ${amount} quotes and list items; at most ${MAX_CONTAINERS} are allowed. Split it into several texts.`,
  emphasis: (amount) =>
    `A paragraph has ${amount} groups of *, _ or ~; at most ${MAX_EMPHASIS} are allowed. Put a blank line between its parts.`,
};

/** A text that would take seconds to render, or overflow the stack. */
export class MarkdownLimitError extends Error {
  override name = 'MarkdownLimitError';
  readonly limit: MarkdownLimit;

  constructor(limit: MarkdownLimit, amount: number) {
    super(advice[limit](amount));
    this.limit = limit;
  }
}

/** Markers of quotes and list items at the beginning of a line. */
const containers = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/gm;
const container = />|[-+*]|\d+[.)]/g;
const emphasis = /\*+|_+|~+/g;
const blankLine = /\n[ \t]*\r?\n/;

/**
 * Refuses a text that is too costly to render. The parser's time grows with the square of the
 * markers in a row, so they are counted before it runs; markers inside code count too.
 * @throws MarkdownLimitError
 */
export function checkLimits(markdown: string): void {
  const refuseAbove = (limit: MarkdownLimit, most: number, amount: number) => {
    if (amount > most) throw new MarkdownLimitError(limit, amount);
  };
  refuseAbove('characters', MAX_CHARACTERS, markdown.length);
  let total = 0;
  for (const [markers] of markdown.matchAll(containers)) {
    const depth = markers.match(container)?.length ?? 0;
    refuseAbove('nesting', MAX_NESTING, depth);
    total += depth;
  }
  refuseAbove('containers', MAX_CONTAINERS, total);
  for (const block of markdown.split(blankLine)) {
    refuseAbove('emphasis', MAX_EMPHASIS, block.match(emphasis)?.length ?? 0);
  }
}
