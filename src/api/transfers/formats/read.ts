import { parseCsv } from 'hucre/csv';
import { streamXlsxRows } from 'hucre/xlsx';
import { AppError } from '#contracts/errors.ts';
import { cellOf } from '../cells.ts';
import type { Cell } from '../table.ts';
import { requireUnpackedSize } from './unpacked-size.ts';

/** A table as it was given: the names of its columns, and its rows. */
export interface GivenTable {
  head: string[];
  rows: { row: number; cells: GivenCell[] }[];
}

/** Undefined for a field that a record in JSON does not have: it stays as it is. */
type GivenCell = Cell | undefined;

/** Rows of one import at most. */
export const MAX_IMPORT_ROWS = 2_000;
/** Columns at most; no table of the site has a tenth of them. */
const MAX_COLUMNS = 500;
/** All files in an xlsx file at most: many times what exports of so many rows have. */
const MAX_UNPACKED_BYTES = 128 * 1024 * 1024;

/**
 * Reads a table as xlsx, JSON or CSV, whichever it is. CSV may be UTF-8, UTF-16 or GBK (as WPS writes
 * it), with commas, semicolons or tabs.
 * @throws AppError FILE_REFUSED with what to do
 */
export async function readTable(content: Uint8Array): Promise<GivenTable> {
  const isZip = content[0] === 0x50 && content[1] === 0x4b;
  const [head, ...rows] = isZip ? await readSheet(content) : readText(decode(content));
  const filled = rows.filter(({ cells }) => cells.some((cell) => (cell ?? '') !== ''));
  if (!head || filled.length === 0) throw refused(texts.empty);
  if (filled.length > MAX_IMPORT_ROWS) throw refused(texts.tooMany);
  return { head: head.cells.map((cell) => String(cell ?? '').trim()), rows: filled };
}

/** A row with its number in the file, from 1. */
type Line = GivenTable['rows'][number];

async function readSheet(content: Uint8Array): Promise<Line[]> {
  const lines: Line[] = [];
  try {
    await requireUnpackedSize(content, MAX_UNPACKED_BYTES);
    const rows = streamXlsxRows(content, { maxRows: MAX_IMPORT_ROWS + 2 });
    for await (const { index, values } of rows) {
      // Empty rows are left out of the stream but count.
      lines.push({ row: index + 1, cells: values.map(sheetValue) });
    }
  } catch (cause) {
    throw refused(texts.unreadable, cause);
  }
  return lines;
}

/** A program may have made a date of a day. */
function sheetValue(value: unknown): Cell {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string'
    ? value
    : null;
}

function readText(text: string): Line[] {
  const lines = /^\s*\[/.test(text) ? readJson(text) : parseCsv(text, { unescapeFormulae: true });
  return (lines as GivenCell[][]).map((cells, index) => ({ row: index + 1, cells }));
}

function readJson(text: string): GivenCell[][] {
  let records: unknown;
  try {
    records = JSON.parse(text);
  } catch (cause) {
    throw refused(texts.unreadable, cause);
  }
  const isRecord = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!Array.isArray(records) || !records.every(isRecord)) throw refused(texts.unreadable);
  if (records.length > MAX_IMPORT_ROWS) throw refused(texts.tooMany);
  const head = [...new Set(records.flatMap((record) => Object.keys(record)))];
  if (head.length > MAX_COLUMNS) throw refused(texts.unreadable);
  return [
    head,
    ...records.map((record) =>
      head.map((name) => (Object.hasOwn(record, name) ? jsonCell(record[name]) : undefined)),
    ),
  ];
}

/** Lists of words as lines, as in the other formats. */
function jsonCell(value: unknown): Cell {
  const isLines = Array.isArray(value) && value.every((one) => typeof one === 'string');
  return isLines ? value.join('\n') || null : cellOf({ name: '' }, value);
}

function decode(content: Uint8Array): string {
  if (content[0] === 0xff && content[1] === 0xfe)
    return new TextDecoder('utf-16le').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('gb18030').decode(content);
  }
}

const refused = (messages: { zh: string; en: string }, cause?: unknown) =>
  new AppError('FILE_REFUSED', { messages, cause });

const texts = {
  empty: {
    zh: '表格里没有数据。第一行应是列名，下面每行一条。',
    en: 'The table has no data. Its first row has the names of the columns, each other row one record.',
  },
  tooMany: {
    zh: `一次最多导入 ${MAX_IMPORT_ROWS} 行，请分成几个文件。`,
    en: `At most ${MAX_IMPORT_ROWS} rows at a time. Split the file.`,
  },
  unreadable: {
    zh: '无法读取这个文件。请另存为 xlsx、CSV 或 JSON 后重试。',
    en: 'This file cannot be read. Save it as xlsx, CSV or JSON and try again.',
  },
};
