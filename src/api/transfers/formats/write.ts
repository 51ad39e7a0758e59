import { Readable } from 'node:stream';
import { writeCsvStream } from 'hucre/csv';
import { writeXlsxStream } from 'hucre/xlsx';
import type { TransferFormat } from '#contracts/enums/transfers.ts';
import type { Locale } from '#contracts/locale.ts';
import { cellOf, sheetCell } from '../cells.ts';
import type { Cell, Column, Values } from '../table.ts';
import { escapeFormula } from './formula.ts';

type Write = (
  columns: readonly Column[],
  rows: AsyncIterable<Values>,
  /** Language of the names of columns; programs that read JSON need names that stay. */
  locale: Locale,
) => Readable;

const headOf = ({ name, title }: Column, locale: Locale) => title?.[locale] ?? name;

/** Writes a table as it is read: memory does not grow with the number of rows. */
export const writers: Record<TransferFormat, Write> = {
  // Texts are cells of the kind text: none is run as a formula.
  xlsx: (columns, rows, locale) =>
    fromWeb(
      writeXlsxStream(cells(columns, rows, sheetCell), {
        name: 'Data',
        columns: columns.map((column) => ({ header: headOf(column, locale) })),
        freezePane: { rows: 1 },
      }),
    ),
  // With a BOM, by which Excel and WPS know UTF-8. Texts that a program could run as a formula begin
  // with an apostrophe, which an import takes off again.
  csv: (columns, rows, locale) =>
    fromWeb(
      writeCsvStream(cells(columns, rows, csvCell), {
        headers: columns.map((column) => headOf(column, locale)),
        bom: true,
        lineSeparator: '\r\n',
      }),
    ),
  json: (columns, rows) => Readable.from(jsonLines(columns, rows)),
};

const fromWeb = (stream: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);

function csvCell(cell: Cell): Cell {
  const bound = sheetCell(cell);
  return typeof bound === 'string' ? escapeFormula(bound) : bound;
}

async function* cells(
  columns: readonly Column[],
  rows: AsyncIterable<Values>,
  bound: (cell: Cell) => Cell,
): AsyncGenerator<Cell[]> {
  for await (const values of rows) {
    yield columns.map((column) => bound(cellOf(column, values[column.name])));
  }
}

async function* jsonLines(
  columns: readonly Column[],
  rows: AsyncIterable<Values>,
): AsyncGenerator<Uint8Array> {
  let separator = '[\n';
  for await (const values of rows) {
    const record = Object.fromEntries(columns.map(({ name }) => [name, values[name] ?? null]));
    yield Buffer.from(separator + JSON.stringify(record));
    separator = ',\n';
  }
  yield Buffer.from(separator === '[\n' ? '[]\n' : '\n]\n');
}
