import type { RowState } from '#contracts/enums/transfers.ts';
import { AppError } from '#contracts/errors.ts';
import type { Executor } from '#db/connection.ts';
import { unstorable } from '../http/validation.ts';
import { cellOf, parseCell, plainText, TOO_LONG } from './cells.ts';
import type { GivenTable } from './formats/read.ts';
import { createPauses } from './pauses.ts';
import type { Imported } from './resources.ts';
import type { Cell, Column, CurrentRecord, Message, RowChange, Values } from './table.ts';

export interface RowProblem {
  column: string;
  message: Message;
}

/** What an import would do with a row. */
export interface CheckedRow {
  row: number;
  state: RowState;
  problems: RowProblem[];
  change: RowChange;
}

export interface CheckedTable {
  rows: CheckedRow[];
  unknownColumns: string[];
}

/** A known column and its place in the table. */
type Place = [index: number, column: Column];

/**
 * Compares a table with the records as they are. Cells that say the same as the record are left out,
 * so that a table that was exported and not changed changes nothing.
 * @throws AppError FILE_REFUSED if its columns are not those of the resource
 */
export async function checkTable(
  db: Executor,
  { columns, importer }: Imported,
  { head, rows }: GivenTable,
): Promise<CheckedTable> {
  const places = head.flatMap((name, index): Place[] => {
    const column = columns.find((known) => isNamed(known, name));
    return column ? [[index, column]] : [];
  });
  const keyIndex = places.find(([, { name }]) => name === importer.key)?.[0] ?? -1;
  const needsKey = importer.newRows !== 'without-key';
  if (places.length === 0 || (needsKey && keyIndex < 0)) throw noColumns(importer.key);
  const { normalKey = (key: string) => key } = importer;
  const keyOf = (cells: GivenTable['rows'][number]['cells']) =>
    normalKey(storable(plainText(cells[keyIndex])).trim());
  const keys = [...new Set(rows.map(({ cells }) => keyOf(cells)).filter((key) => key !== ''))];
  const records = keys.length > 0 ? await importer.find(db, keys) : new Map();
  const seen = new Set<string>();
  const compare = ({ row, cells }: GivenTable['rows'][number]) => {
    const key = keyOf(cells);
    const record = records.get(key);
    const isRepeated = key !== '' && seen.has(key);
    seen.add(key);
    const problem = isRepeated ? messages.repeated : keyProblem(importer, key, record);
    if (problem) return wrongRow(row, [{ column: importer.key, message: problem }]);
    return checkRow(importer, places, { row, cells }, record);
  };
  const checked: CheckedRow[] = [];
  const pause = createPauses();
  for (const row of rows) {
    checked.push(await withCheck(db, importer, compare(row)));
    await pause();
  }
  const unknownColumns = head.filter(
    (name) => name !== '' && !columns.some((column) => isNamed(column, name)),
  );
  return { rows: checked, unknownColumns };
}

/** The row with what only the database knows to be wrong. */
async function withCheck(
  db: Executor,
  importer: Imported['importer'],
  row: CheckedRow,
): Promise<CheckedRow> {
  if (row.state !== 'new' && row.state !== 'changed') return row;
  const problem = await importer.check?.(db, row.change);
  return problem ? wrongRow(row.row, [problem]) : row;
}

const isNamed = ({ name, labels = [] }: Column, given: string) =>
  name === given || labels.includes(given);

function keyProblem(
  { newRows }: Imported['importer'],
  key: string,
  record: CurrentRecord | undefined,
): Message | undefined {
  if (record) return undefined;
  if (key === '') return newRows === 'without-key' ? undefined : messages.missing;
  return newRows === 'unknown-key' ? undefined : messages.unknown;
}

function wrongRow(row: number, problems: RowProblem[]): CheckedRow {
  return { row, state: 'wrong', problems, change: { record: undefined, values: {} } };
}

function checkRow(
  importer: Imported['importer'],
  places: Place[],
  { row, cells }: GivenTable['rows'][number],
  record: CurrentRecord | undefined,
): CheckedRow {
  const values: Values = {};
  const problems: RowProblem[] = [];
  for (const [index, column] of places) {
    // A record in JSON may lack a field. A short row of a sheet just ends in empty cells.
    if (index in cells && cells[index] === undefined) continue;
    const cell = cells[index] ?? null;
    if (!column.schema || cell === TOO_LONG || isAsBefore(importer.key, column, cell, record))
      continue;
    const parsed = parseCell(column, cell);
    if ('problem' in parsed) problems.push({ column: column.name, message: parsed.problem });
    else if (unstorable(parsed.value).length > 0) {
      problems.push({ column: column.name, message: messages.unstorable });
    } else if (!record || !isSameCell(column, parsed.value, record.values[column.name])) {
      values[column.name] = parsed.value;
    }
  }
  for (const name of record ? [] : importer.required) {
    const isGiven = name in values || problems.some(({ column }) => column === name);
    if (!isGiven) problems.push({ column: name, message: messages.missing });
  }
  const change = { record, values };
  const problem = importer.problem?.(change);
  if (problem) problems.push(problem);
  if (problems.length > 0) return wrongRow(row, problems);
  const hasChange = Object.keys(values).length > 0;
  return { row, state: record ? (hasChange ? 'changed' : 'unchanged') : 'new', problems, change };
}

/** Whether a cell says what the record says; empty cells of new records say nothing. */
function isAsBefore(
  key: string,
  column: Column,
  cell: Cell,
  record: CurrentRecord | undefined,
): boolean {
  if (!record) return plainText(cell).trim() === '';
  if (column.name === key) return true;
  return plainText(cell) === plainText(cellOf(column, record.values[column.name]));
}

/** A key that the database can look for: it keeps neither NUL nor halves of surrogate pairs. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

const isSameCell = (column: Column, one: unknown, other: unknown) =>
  plainText(cellOf(column, one)) === plainText(cellOf(column, other));

const noColumns = (key: string) =>
  new AppError('FILE_REFUSED', {
    messages: {
      zh: `第一行应是列名，与导出的表格相同；需要“${key}”这一列。请先导出，在导出的文件里修改。`,
      en: `The first row has the names of the columns, as an export has them; the column “${key}” is needed. Export first and change that file.`,
    },
  });

const messages = {
  repeated: { zh: '与前面的行是同一条。', en: 'An earlier row is about the same record.' },
  missing: { zh: '这一列必须填写。', en: 'This column must be filled in.' },
  unstorable: {
    zh: '含有无法保存的字符（NUL 等看不见的字符），请删去这一格的内容后重新输入。',
    en: 'This cell has characters that cannot be stored, such as NUL, which is invisible. Clear it and type it again.',
  },
  unknown: {
    zh: '没有这条记录，它可能已被删除。新的一行请留空。',
    en: 'There is no such record; it may have been deleted. Leave this empty for a new one.',
  },
} as const;
