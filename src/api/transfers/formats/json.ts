import { JsonBoundError, parseJson } from '#api/http/parse-json.ts';
import { cellOf } from '../cells.ts';
import type { Cell } from '../table.ts';
import {
  MAX_CELLS,
  MAX_COLUMNS,
  MAX_IMPORT_ROWS,
  MAX_JSON_DEPTH,
  refusals,
  refused,
  requireColumn,
  requireJsonText,
} from './bounds.ts';

/** Undefined for a field that a record does not have: it stays as it is. */
export type GivenCell = Cell | undefined;

/**
 * A list of records as a table, the names of their fields first.
 * @throws AppError FILE_REFUSED with the record and field beyond a bound
 */
export function jsonRows(text: string): GivenCell[][] {
  const records = parse(text);
  if (!Array.isArray(records) || !records.every(isRecord)) throw refused(refusals.unreadable);
  if (records.length > MAX_IMPORT_ROWS) throw refused(refusals.tooManyRows);
  const head = namesIn(records);
  if (head.length * records.length > MAX_CELLS) throw refused(refusals.tooManyCells);
  return [
    head,
    ...records.map((record, index) =>
      head.map((name) => {
        if (!Object.hasOwn(record, name)) return undefined;
        requireTexts(record[name], { row: index + 1, column: name });
        return jsonCell(record[name]);
      }),
    ),
  ];
}

function parse(text: string): unknown {
  try {
    return parseJson(text, { depth: MAX_JSON_DEPTH, values: MAX_CELLS });
  } catch (cause) {
    if (!(cause instanceof JsonBoundError)) throw refused(refusals.unreadable, cause);
    throw refused(cause.bound === 'depth' ? refusals.tooDeep : refusals.tooManyCells, cause);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The names of all fields, in the order in which they come. */
function namesIn(records: readonly Record<string, unknown>[]): string[] {
  const names = new Set<string>();
  for (const [index, record] of records.entries()) {
    for (const name of Object.keys(record)) {
      names.add(name);
      if (names.size > MAX_COLUMNS) requireColumn({ row: index + 1, column: names.size });
    }
  }
  return [...names];
}

/** Checks all texts in a value. */
function requireTexts(value: unknown, place: { row: number; column: string }): void {
  if (typeof value === 'string') requireJsonText(value.length, place);
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) requireTexts(inner, place);
}

/** Lists of words as lines, as in the other formats. */
function jsonCell(value: unknown): Cell {
  const isLines = Array.isArray(value) && value.every((one) => typeof one === 'string');
  return isLines ? value.join('\n') || null : cellOf({ name: '' }, value);
}
