import type { Executor } from '#db/connection.ts';
import { unstorable } from '../http/validation.ts';
import { cellOf, type ParsedCell, parseCell, plainText, TOO_LONG } from './cells.ts';
import type { GivenTable } from './formats/read.ts';
import { cellsBeside, type Place, placesIn, unknownNames } from './heads.ts';
import { createPauses } from './pauses.ts';
import type { Imported } from './resources.ts';
import type { Cell, Column, CurrentRecord, Message, Values } from './table.ts';
import { type CheckedRow, type Line, type RowProblem, storable, wrongRow } from './wrong-row.ts';

export interface CheckedTable {
  rows: CheckedRow[];
  /** The known columns, where they are in the table. */
  places: Place[];
  unknownColumns: string[];
}

/**
 * Compares a table with the records as they are. Cells that say the same as the record are left out,
 * so that a table that was exported and not changed changes nothing.
 * @throws AppError FILE_REFUSED if its columns are not those of the resource
 */
export async function checkTable(
  db: Executor,
  imported: Imported,
  table: GivenTable,
): Promise<CheckedTable> {
  const { columns, importer } = imported;
  const { head, rows } = table;
  const places = placesIn(table, imported);
  const keyIndex = places.find(([, { name }]) => name === importer.key)?.[0] ?? -1;
  const { normalKey = (key: string) => key } = importer;
  const keyOf = (cells: Line['cells']) => normalKey(storable(plainText(cells[keyIndex])).trim());
  const keys = [...new Set(rows.map(({ cells }) => keyOf(cells)).filter((key) => key !== ''))];
  const records = keys.length > 0 ? await importer.find(db, keys) : new Map();
  const seen = new Set<string>();
  const compare = (line: Line) => {
    const beside = cellsBeside(line.cells, head);
    // A comma that cut a cell has moved all cells after it.
    if (beside.length > 0) {
      return wrongRow(line, places, [{ column: '', message: besideHead(beside.length) }], beside);
    }
    if (unstorable(line.cells[keyIndex]).length > 0) {
      return wrongRow(line, places, [{ column: importer.key, message: messages.unstorable }]);
    }
    const key = keyOf(line.cells);
    const record = records.get(key);
    const isRepeated = key !== '' && seen.has(key);
    seen.add(key);
    const problem = isRepeated ? messages.repeated : keyProblem(importer, key, record);
    if (problem) return wrongRow(line, places, [{ column: importer.key, message: problem }]);
    return checkRow(importer, places, line, record, table.isFrom1904);
  };
  const checked: CheckedRow[] = [];
  const pause = createPauses();
  for (const line of rows) {
    const row = compare(line);
    const isRight = row.state === 'new' || row.state === 'changed';
    // What only the database knows to be wrong.
    const problem = isRight ? await importer.check?.(db, row.change) : undefined;
    checked.push(problem ? wrongRow(line, places, [problem]) : row);
    await pause();
  }
  return { rows: checked, places, unknownColumns: unknownNames(head, columns) };
}

function keyProblem(
  { newRows }: Imported['importer'],
  key: string,
  record: CurrentRecord | undefined,
): Message | undefined {
  if (record) return undefined;
  if (key === '') return newRows === 'without-key' ? undefined : messages.missing;
  return newRows === 'unknown-key' ? undefined : messages.unknown;
}

function checkRow(
  importer: Imported['importer'],
  places: Place[],
  line: Line,
  record: CurrentRecord | undefined,
  isFrom1904: boolean | undefined,
): CheckedRow {
  const { row, cells } = line;
  const values: Values = {};
  const problems: Omit<RowProblem, 'value'>[] = [];
  for (const [index, column] of places) {
    // A record in JSON may lack a field. A short row of a sheet just ends in empty cells.
    if (index in cells && cells[index] === undefined) continue;
    const cell = cells[index] ?? null;
    if (!column.schema || cell === TOO_LONG || isAsBefore(importer.key, column, cell, record))
      continue;
    const parsed = readCell(column, cell, isFrom1904);
    if ('problem' in parsed) problems.push({ column: column.name, message: parsed.problem });
    else if (!record || !isSameCell(column, parsed.value, record.values[column.name])) {
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
  if (problems.length > 0) return wrongRow(line, places, problems);
  const hasChange = Object.keys(values).length > 0;
  return {
    row,
    state: record ? (hasChange ? 'changed' : 'unchanged') : 'new',
    problems: [],
    change,
  };
}

/** The value of a cell that can be stored; JSON in a cell has escapes. */
function readCell(column: Column, cell: Cell, isFrom1904: boolean | undefined): ParsedCell {
  if (unstorable(plainText(cell)).length > 0) return { problem: messages.unstorable };
  const parsed = parseCell(column, cell, isFrom1904);
  const isStorable = 'problem' in parsed || unstorable(parsed.value).length === 0;
  return isStorable ? parsed : { problem: messages.unstorable };
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

const isSameCell = (column: Column, one: unknown, other: unknown) =>
  plainText(cellOf(column, one)) === plainText(cellOf(column, other));

const besideHead = (count: number): Message => ({
  zh: `这一行比列名多出 ${count} 格内容。一格里有逗号时，整格要加英文双引号；确实多一列时，请补上列名。`,
  en: `This row has ${count === 1 ? '1 cell' : `${count} cells`} more than there are names of columns. A cell with a comma in it needs quotation marks around it; a further column needs a name.`,
});

const messages = {
  repeated: {
    zh: '与前面的行是同一条，请合并成一行。',
    en: 'An earlier row is about the same record. Make one row of both.',
  },
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
