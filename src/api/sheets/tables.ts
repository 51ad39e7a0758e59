import type { z } from 'zod';
import { runBounded } from '#bounded/run.ts';
import type { Locale } from '#contracts/locale.ts';
import type { SheetTableProblem } from '#contracts/sheets/tables.ts';
import { parseCell, plainText } from '../transfers/cells.ts';
import type { GivenTable } from '../transfers/formats/read.ts';
import { namesOf, type Place, placesIn, titleOf, unknownNames } from '../transfers/heads.ts';
import type { Column, Message, Values } from '../transfers/table.ts';
import { type Line, wrongRow } from '../transfers/wrong-row.ts';

/** A column of such a table. */
export const tableColumn = (
  name: string,
  zh: string,
  en: string,
  schema: z.ZodType,
  more: Pick<Column, 'labels' | 'words'> = {},
): Column => ({ name, title: { zh, en }, schema, ...more });

/** The names of values in both languages, as cells have them. */
export function wordsOf<Value extends string>(
  names: Readonly<Record<Value, { zh: string; en: string }>>,
): Record<string, Value> {
  const entries = Object.entries<{ zh: string; en: string }>(names);
  return Object.fromEntries(
    entries.flatMap(([value, { zh, en }]) => [
      [zh, value as Value],
      [en, value as Value],
    ]),
  );
}

/** A row whose cells are right. */
export interface TableRow {
  line: Line;
  values: Values;
}

/** What is wrong with a row besides the values of its cells. */
export interface RowFault {
  line: Line;
  /** Name of the column. */
  column: string;
  message: Message;
}

/** Parts of a body that people bring as a table. */
export interface BodyTable<Body> {
  columns: readonly Column[];
  /** Columns without which a row says nothing; the first one must be there. */
  required: readonly [string, ...string[]];
  /** What the rows change in the body; with `replace` they stand in place of what there was. */
  apply(
    body: Body,
    rows: readonly TableRow[],
    options: { replace: boolean; isFrom1904: boolean },
  ): { changes: Partial<Body>; faults: RowFault[] };
}

/** A table as it was given, and what to do with it. */
interface GivenRows {
  content: Uint8Array;
  replace: boolean;
}

/** What a table changes in a body, and what is wrong with it. */
export interface ReadBodyTable {
  changes: Record<string, unknown>;
  /** Rows of the table, and those of them that are left out. */
  rows: number;
  wrong: number;
  problems: SheetTableProblem[];
  unknownColumns: string[];
}

/** Problems in an answer at most. */
const MAX_PROBLEMS = 200;

/**
 * Reads a table as xlsx, CSV or pasted text, in a child process with bounds, and says by row what is
 * wrong with it. Nothing is written.
 * @throws AppError FILE_REFUSED with what to do
 */
export async function readBodyTable<Body extends object>(
  table: BodyTable<Body>,
  body: Body,
  { content, replace }: GivenRows,
  locale: Locale,
): Promise<ReadBodyTable> {
  const { columns, required } = table;
  const given = await runBounded('read-table', { content, names: columns.flatMap(namesOf) });
  const importer = { key: required[0], newRows: 'unknown-key' } as const;
  const places = placesIn(given, { columns, importer });
  const right: TableRow[] = [];
  const faults: RowFault[] = [];
  for (const line of given.rows) {
    const { values, problems } = readRow(line, places, required, given);
    if (problems.length === 0) right.push({ line, values });
    faults.push(...problems);
  }
  const applied = table.apply(body, right, { replace, isFrom1904: given.isFrom1904 ?? false });
  faults.push(...applied.faults);
  const inOrder = faults.toSorted((a, b) => a.line.row - b.line.row);
  const wrongRows = new Set(faults.map(({ line }) => line.row));
  return {
    changes: applied.changes as Record<string, unknown>,
    rows: given.rows.length,
    wrong: wrongRows.size,
    problems: inOrder.slice(0, MAX_PROBLEMS).flatMap(({ line, column, message }) =>
      wrongRow(line, places, [{ column, message }]).problems.map(({ value }) => ({
        row: line.row,
        column: titleOf(columns.find(({ name }) => name === column) ?? { name: column })[locale],
        value,
        message: message[locale],
      })),
    ),
    unknownColumns: unknownNames(given.head, columns),
  };
}

function readRow(
  line: Line,
  places: readonly Place[],
  required: readonly string[],
  { isFrom1904 }: GivenTable,
): { values: Values; problems: RowFault[] } {
  const values: Values = {};
  const problems: RowFault[] = [];
  for (const [index, column] of places) {
    const cell = line.cells[index] ?? null;
    if (plainText(cell).trim() === '' || !column.schema) continue;
    const parsed = parseCell(column, cell, isFrom1904);
    if ('problem' in parsed) {
      problems.push({ line, column: column.name, message: parsed.problem });
    } else {
      values[column.name] = parsed.value;
    }
  }
  for (const column of required) {
    const isGiven = column in values || problems.some((problem) => problem.column === column);
    if (!isGiven) problems.push({ line, column, message: missing });
  }
  return { values, problems };
}

const missing: Message = { zh: '请填写。', en: 'Please fill this in.' };
