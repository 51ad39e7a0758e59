import { detectDelimiter } from 'hucre/csv';
import { MAX_CELLS, refusals, refused, requireCell, requireColumn } from './bounds.ts';
import { unescapeFormula } from './formula.ts';

/** A first line with which Excel is told the separator. */
const SEPARATOR = /^sep=([,;\t|])(?:\r\n?|\n|$)/i;
/** Characters by which the separator is told. */
const SAMPLE = 65_536;

/**
 * The rows of a text as CSV (RFC 4180), with commas, semicolons, tabs or bars; a line that names the
 * separator is an empty row. Bounds are checked as it
 * is read.
 * @throws AppError FILE_REFUSED with the row and column beyond a bound
 */
export function* csvRows(text: string): Generator<string[]> {
  const [line = '', stated] = SEPARATOR.exec(text) ?? [];
  const delimiter = stated ?? detectDelimiter(text.slice(0, SAMPLE));
  let cells: string[] = [];
  let count = 0;
  let row = 1;
  if (line) {
    yield [];
    row++;
  }
  for (let at = line.length; at < text.length; ) {
    const column = cells.length + 1;
    requireColumn({ row, column });
    if (++count > MAX_CELLS) throw refused(refusals.tooManyCells);
    const { value, end } = readCell(text, at, delimiter);
    requireCell(value.length, { row, column });
    cells.push(unescapeFormula(value));
    if (text[end] === delimiter) {
      at = end + 1;
      // The row ends with an empty cell.
      if (at === text.length) cells.push('');
      continue;
    }
    yield cells;
    cells = [];
    row++;
    at = text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1;
  }
  if (cells.length > 0) yield cells;
}

/** The cell that begins at a place, and the place of what ends it. */
function readCell(text: string, at: number, delimiter: string): { value: string; end: number } {
  if (text[at] !== '"') {
    const end = endOfPlain(text, at, delimiter);
    return { value: text.slice(at, end), end };
  }
  const close = closingQuote(text, at + 1);
  const end = endOfPlain(text, close + 1, delimiter);
  const quoted = text.slice(at + 1, close).replaceAll('""', '"');
  // Some programs write further text after the closing quotation mark.
  return { value: quoted + text.slice(close + 1, end), end };
}

function endOfPlain(text: string, from: number, delimiter: string): number {
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (sign === delimiter || sign === '\n' || sign === '\r') return at;
  }
  return text.length;
}

/** A doubled quotation mark stands for one. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at;
  }
  return text.length;
}
