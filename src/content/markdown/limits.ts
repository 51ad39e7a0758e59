import { type MarkdownLimit, MarkdownLimitError } from './text-errors.ts';

/**
 * Limits of a text, of which each part may be large alone. Together they keep the parser below two
 * seconds on one core: its time grows with the square of what stands in one block, which is what is
 * between two blank lines. The texts of the demo content have a tenth of each at most.
 */
export const textLimits = {
  /** Characters of the text; the search index has the same limit. */
  characters: 60_000,
  /** Quotes and lists that one line opens. */
  nesting: 12,
  /** Quotes and list items in the text, nested ones included. */
  containers: 2_000,
  /** Signs `*`, `_` and `~` in a row. Lines of one of them alone are free: they are rulers. */
  run: 32,
  /** Signs `*`, `_` and `~` in a block. */
  emphasis: 1_000,
  /** The same in the text. */
  emphasisInText: 6_000,
  /** Square brackets in a block. */
  brackets: 1_000,
  /** Square brackets that are open at once in a block. */
  bracketNesting: 32,
  /** Beginnings of web addresses in a block. */
  addresses: 1_000,
  /** Signs `<` in a block. */
  tags: 1_000,
  /** Lines in a block. */
  lines: 1_000,
  /** Headings in the text; lines of code that look like one count too. */
  headings: 500,
  /** Cells of all tables. The parser fills up short rows. */
  cells: 5_000,
  /** Footnotes and references to them. */
  footnotes: 400,
} satisfies Record<MarkdownLimit, number>;

/** Markers of quotes and list items at the beginning of a line. */
const containers = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)))+/gm;
const container = />|[-+*]|\d+[.)]/g;
const markRun = /\*+|_+|~+/g;
/** A heading, or the line below one. */
const heading = /^[ \t>]*(?:#{1,6}(?=[ \t]|$)|(?:=+|-+)[ \t]*$)/gm;
const blankLine = /\n[ \t]*\r?\n/;
/** A line that a table may have below its head. */
const delimiter = /^(?=[^\n]*-)(?=[^\n]*[|:])[-|:\s>*+\d.)]+$/;

/**
 * Refuses a text that is too costly to render. Signs are counted before the parser runs, so those
 * inside code count too.
 * @throws MarkdownLimitError
 */
export function checkLimits(markdown: string): void {
  refuseAbove('characters', markdown.length);
  let total = 0;
  for (const [markers] of markdown.matchAll(containers)) {
    const depth = countOf(markers, container);
    refuseAbove('nesting', depth);
    total += depth;
  }
  refuseAbove('containers', total);
  refuseAbove('headings', countOf(markdown, heading));
  refuseAbove('footnotes', countOf(markdown, /\[\^/g));
  let cells = 0;
  let marks = 0;
  for (const block of markdown.split(blankLine)) {
    const lines = block.split('\n');
    refuseAbove('lines', lines.length);
    marks += checkMarks(lines);
    refuseAbove('emphasisInText', marks);
    refuseAbove('brackets', countOf(block, /[[\]]/g));
    refuseAbove('bracketNesting', bracketDepth(block));
    refuseAbove('addresses', countOf(block, /https?:\/\/|www\./gi));
    refuseAbove('tags', countOf(block, /</g));
    cells += cellsOf(lines);
    refuseAbove('cells', cells);
  }
}

function refuseAbove(limit: MarkdownLimit, amount: number): void {
  if (amount > textLimits[limit]) throw new MarkdownLimitError(limit, amount, textLimits[limit]);
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Checks the signs of emphasis in a block, and counts them. */
function checkMarks(lines: readonly string[]): number {
  let inBlock = 0;
  for (const line of lines) {
    if (/^[ \t>]*([*_~])\1*\s*$/.test(line)) continue;
    for (const [run] of line.matchAll(markRun)) {
      refuseAbove('run', run.length);
      inBlock += run.length;
    }
  }
  refuseAbove('emphasis', inBlock);
  return inBlock;
}

function bracketDepth(block: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of block.matchAll(/[[\]]/g)) {
    depth = bracket === '[' ? depth + 1 : Math.max(0, depth - 1);
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** Cells of a block, as if all its lines were rows of the widest table in it. */
function cellsOf(lines: readonly string[]): number {
  const widths = lines
    .filter((line) => delimiter.test(line))
    .map((line) => countOf(line, /\|/g) + 1);
  return lines.length * widths.reduce((one, other) => Math.max(one, other), 0);
}
