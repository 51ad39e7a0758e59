import { strToU8, zipSync } from 'fflate';
import { parseCellRef, streamXlsxRows } from 'hucre/xlsx';
import { MAX_CELL } from '../cells.ts';
import type { Cell } from '../table.ts';
import {
  MAX_CELLS,
  MAX_IMPORT_ROWS,
  refusals,
  refused,
  requireCell,
  requireColumn,
} from './bounds.ts';
import { unpackZip } from './unpack.ts';
import { findParts, MAX_PART_ELEMENTS } from './workbook.ts';
import { attributesOf, walkXml } from './xml.ts';

/** Rows of a sheet at most, with those that have formats only. */
const MAX_SHEET_ROWS = 20_000;
/** The last row that programs know. */
const LAST_ROW = 1_048_576;
/** Elements of a sheet: a cell has two or three. */
const MAX_SHEET_ELEMENTS = 3 * MAX_CELLS;

/** A row with its number in the file, from 1. */
interface SheetRow {
  row: number;
  cells: Cell[];
}

interface Sheet {
  rows: SheetRow[];
  /** Numbers of days in cells without a format are counted from 1904. */
  isFrom1904: boolean;
}

/**
 * The rows of the first sheet of an xlsx file that is shown and has records. The file is unpacked and
 * its parts are checked before hucre, which has no such bounds, reads them.
 * @throws AppError FILE_REFUSED
 */
export async function readSheet(content: Uint8Array): Promise<Sheet> {
  const { parts, sheet, isFrom1904 } = checkedParts(content);
  const checked = zipSync(parts, { level: 0 });
  const rows: SheetRow[] = [];
  try {
    for await (const { index, values } of streamXlsxRows(checked, { sheet })) {
      // Empty rows are left out of the stream but count.
      rows.push({ row: index + 1, cells: values.map(sheetValue) });
    }
  } catch (cause) {
    throw refused(refusals.unreadable, cause);
  }
  return { rows, isFrom1904 };
}

/** The parts that are read, and the place of the sheet among all sheets. */
function checkedParts(content: Uint8Array) {
  const files = unpackZip(content, (name) => /\.(?:xml|rels)$/i.test(name));
  const decoder = new TextDecoder();
  const parts = new Map([...files].map(([name, bytes]) => [name, decoder.decode(bytes)]));
  const { sheets, sharedTexts, others, isFrom1904 } = findParts(parts);
  // Each part is checked once, however many sheets name it.
  const different = [...new Map(sheets.map((sheet) => [sheet.name, sheet])).values()];
  // One row alone may be a remark on a first sheet.
  const filled = different.find(({ name }) => checkSheet(parts.get(name) ?? '') > 1) ?? sheets[0];
  const checked: Record<string, Uint8Array> = {};
  const keep = (name: string, check: (xml: string) => void) => {
    const xml = parts.get(name);
    if (xml === undefined) return;
    check(xml);
    checked[name] = strToU8(xml);
  };
  // Checked when it was chosen.
  if (filled) keep(filled.name, () => {});
  keep(sharedTexts, checkSharedTexts);
  for (const name of others) keep(name, (xml) => walkXml(xml, MAX_PART_ELEMENTS));
  return { parts: checked, sheet: filled?.index ?? 0, isFrom1904 };
}

/** Checks rows, columns and texts of a sheet; returns how many rows are filled in. */
function checkSheet(xml: string): number {
  let rows = 0;
  let filledRows = 0;
  let cells = 0;
  let row = 0;
  let column = 0;
  let hasValue = false;
  /** Characters of the cell's text so far; undefined outside of cells. */
  let length: number | undefined;
  walkXml(xml, MAX_SHEET_ELEMENTS, {
    open(name, written) {
      if (name === 'row') {
        if (++rows > MAX_SHEET_ROWS) throw refused(refusals.emptyRows);
        row = Number(attributesOf(written).get('r') ?? row + 1);
        if (!Number.isInteger(row) || row < 1 || row > LAST_ROW) throw refused(refusals.damaged);
        column = 0;
        hasValue = false;
      } else if (name === 'c') {
        if (++cells > MAX_CELLS) throw refused(refusals.tooManyCells);
        const reference = attributesOf(written).get('r');
        column = reference ? parseCellRef(reference).col + 1 : column + 1;
        if (column < 1) throw refused(refusals.damaged);
        requireColumn({ row, column });
        length = 0;
      } else if (name === 'v' || name === 'is') hasValue = true;
    },
    text(text) {
      if (length === undefined) return;
      length += readLength(text);
      requireCell(length, { row, column });
    },
    close(name) {
      // A formula and its value each have a text.
      if (name === 'f') length = 0;
      if (name === 'c') length = undefined;
      // The first row has the names of the columns.
      if (name === 'row' && hasValue && ++filledRows > MAX_IMPORT_ROWS + 1) {
        throw refused(refusals.tooManyRows);
      }
    },
  });
  return filledRows;
}

/** Checks the texts that cells share. */
function checkSharedTexts(xml: string): void {
  let length = 0;
  walkXml(xml, MAX_PART_ELEMENTS, {
    open(name) {
      if (name === 'si') length = 0;
    },
    text(text) {
      length += readLength(text);
      if (length > MAX_CELL) throw refused(refusals.longText);
    },
  });
}

/** Characters of a text when its escapes are read. */
function readLength(text: string): number {
  return text.replace(/&#?\w{1,8};|_x[0-9A-Fa-f]{4}_/g, ' ').length;
}

/** A program may have made a date of a day. */
function sheetValue(value: unknown): Cell {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string'
    ? value
    : null;
}
