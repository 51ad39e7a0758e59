import { headForm } from '../head-form.ts';
import { MAX_IMPORT_ROWS, MAX_TABLE_BYTES, refusals, refused, requireNames } from './bounds.ts';
import { csvRows } from './csv.ts';
import { type GivenCell, jsonRows } from './json.ts';
import { readSheet } from './sheet.ts';

/** A table as it was given: the names of its columns, and its rows. */
export interface GivenTable {
  head: string[];
  rows: Line[];
  /** Set for a sheet whose days are counted from 1904. */
  isFrom1904?: true;
}

/** A row with its number in the file, from 1. */
interface Line {
  row: number;
  cells: GivenCell[];
}

export interface GivenFile {
  content: Uint8Array;
  /** Names of the columns that are wanted: cells of others are left out, but for nameless ones. */
  names: readonly string[];
}

/**
 * Reads a table as xlsx, JSON or CSV, whichever it is. CSV may be UTF-8, UTF-16 or GBK (as WPS writes
 * it), with commas, semicolons or tabs. Bounds are checked as it is read.
 * @throws AppError FILE_REFUSED with what to do
 */
export async function readTable({ content, names }: GivenFile): Promise<GivenTable> {
  if (content.length > MAX_TABLE_BYTES) throw refused(refusals.tooLarge);
  if (isOle(content)) throw refused(refusals.oldOrLocked);
  const { rows: lines, isFrom1904 } = isZip(content)
    ? await readSheet(content)
    : { rows: textLines(decode(content)), isFrom1904: false };
  const [first, ...rows] = lines.filter(isFilled);
  if (!first || rows.length === 0) throw refused(refusals.empty);
  if (rows.length > MAX_IMPORT_ROWS) throw refused(refusals.tooManyRows);
  const head = first.cells.map((cell) => String(cell ?? '').trim());
  requireNames(head);
  const forms = new Set(names.map(headForm));
  const isWanted = head.map((name) => name === '' || forms.has(headForm(name)));
  const wanted = ({ row, cells }: Line) => ({
    row,
    cells: cells.map((cell, column) => ((isWanted[column] ?? true) ? cell : null)),
  });
  return { head, rows: rows.map(wanted), ...(isFrom1904 && { isFrom1904 }) };
}

const isZip = (content: Uint8Array) => content[0] === 0x50 && content[1] === 0x4b;
/** Files of old Excel versions, and those with a password. */
const isOle = (content: Uint8Array) => content[0] === 0xd0 && content[1] === 0xcf;
const isFilled = ({ cells }: Line) => cells.some((cell) => (cell ?? '') !== '');

function textLines(text: string): Line[] {
  // Some programs give a web page the name of a sheet.
  if (/^\s*</.test(text)) throw refused(refusals.unreadable);
  if (/^\s*\[/.test(text)) return jsonRows(text).map((cells, index) => ({ row: index + 1, cells }));
  const lines: Line[] = [];
  let row = 0;
  let filled = 0;
  for (const cells of csvRows(text)) {
    const line = { row: ++row, cells };
    if (!isFilled(line)) continue;
    // The first row has the names of the columns.
    if (++filled > MAX_IMPORT_ROWS + 1) throw refused(refusals.tooManyRows);
    lines.push(line);
  }
  return lines;
}

function decode(content: Uint8Array): string {
  if (content[0] === 0xff && content[1] === 0xfe)
    return new TextDecoder('utf-16le').decode(content);
  if (content[0] === 0xfe && content[1] === 0xff)
    return new TextDecoder('utf-16be').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('gb18030').decode(content);
  }
}
