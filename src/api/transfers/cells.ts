import { z } from 'zod';
import { emptyValue } from '../empty-values.ts';
import { parseJson } from '../http/parse-json.ts';
import { problemsIn } from '../http/validation.ts';
import { inner, isLines, isText } from './cell-kinds.ts';
import { readDay } from './days.ts';
import { expectedIn, placedIn } from './expected.ts';
import { readNumber } from './numbers.ts';
import type { Cell, Column, Message } from './table.ts';

/** Longest text of a cell in Excel and WPS, which cut a longer one of a CSV file. */
export const MAX_CELL = 32_767;
/** Stands in a sheet for a text that is too long for a cell; an import leaves such a text as it is. */
export const TOO_LONG = '（超过 32767 字：请用 JSON / too long for a cell: use JSON）';

/** Lists and objects inside each other in the JSON of a cell; the deepest field has four. */
const MAX_CELL_DEPTH = 8;

/** A value as a cell: lists of words as lines, other structures as JSON. */
export function cellOf({ schema }: Column, value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') return value === '' ? null : value;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value) && value.length === 0) return null;
  if (Array.isArray(value) && schema && isLines(inner(schema))) return value.join('\n');
  return JSON.stringify(value);
}

/** A cell for a sheet or CSV, whose cells are bounded. */
export function sheetCell(cell: Cell): Cell {
  return typeof cell === 'string' && cell.length > MAX_CELL ? TOO_LONG : cell;
}

/** A cell as text that can be compared: programs change line ends and the kinds of cells. */
export function plainText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  return String(cell).replace(/\r\n?/g, '\n');
}

const isEmpty = (cell: Cell) => plainText(cell).trim() === '';

const yes = new Set(['true', 'yes', '1', '是', '对', '√']);
const no = new Set(['false', 'no', '0', '否', '×']);

export type ParsedCell = { value: unknown } | { problem: Message };

/** The value of a cell, or what is wrong with it. */
export function parseCell({ schema, words }: Column, cell: Cell, isFrom1904?: boolean): ParsedCell {
  if (!schema) return { value: undefined };
  const day =
    inner(schema) instanceof z.ZodISODate && !isEmpty(cell) ? readDay(cell, isFrom1904) : undefined;
  if (day && 'problem' in day) return day;
  const value = day ? day.day : rawValue(schema, cell, words);
  const expected = expectedIn(inner(schema), value, words);
  if (expected) return { problem: expected };
  const [problem] = problemsIn(schema, value);
  if (problem) return { problem: placedIn(inner(schema), problem) };
  return { value: schema.parse(value) };
}

function rawValue(schema: z.ZodType, cell: Cell, words: Column['words'] = {}): unknown {
  const kind = inner(schema);
  const text = plainText(cell);
  if (isEmpty(cell)) return emptyValue(schema);
  if (kind instanceof z.ZodBoolean) {
    const word = text.trim().toLowerCase();
    return yes.has(word) ? true : no.has(word) ? false : text;
  }
  if (kind instanceof z.ZodNumber) return readNumber(text) ?? text;
  if (isLines(kind)) {
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  }
  if (isText(kind)) return words[text.trim()] ?? text;
  return jsonIn(text);
}

/** A text that is not JSON, or nested without end, stays a text, which the schema then refuses. */
function jsonIn(text: string): unknown {
  try {
    return parseJson(text, { depth: MAX_CELL_DEPTH });
  } catch {
    return text;
  }
}
