import type { RowState } from '#contracts/enums/transfers.ts';
import { plainText } from './cells.ts';
import type { GivenTable } from './formats/read.ts';
import type { Place } from './heads.ts';
import type { Message, RowChange } from './table.ts';

export type Line = GivenTable['rows'][number];

export interface RowProblem {
  /** Name of the column; empty if it is no known one. */
  column: string;
  /** The text of the cell; the cells without a column if it is none. */
  value: string;
  message: Message;
}

/** What an import would do with a row. */
export interface CheckedRow {
  row: number;
  state: RowState;
  problems: RowProblem[];
  change: RowChange;
}

/** A row with its problems, and the texts that they are about. */
export function wrongRow(
  { row, cells }: Line,
  places: readonly Place[],
  problems: readonly Omit<RowProblem, 'value'>[],
  beside: readonly string[] = [],
): CheckedRow {
  const cellText = (column: string) => {
    const place = places.find(([, { name }]) => name === column);
    return place ? shortened(plainText(cells[place[0]])) : '';
  };
  return {
    row,
    state: 'wrong',
    problems: problems.map(({ column, message }) => ({
      column,
      value: column ? cellText(column) : shortened(beside.join(', ')),
      message,
    })),
    change: { record: undefined, values: {} },
  };
}

/** Characters of a value that are shown beside its problem. */
const MAX_SHOWN = 120;

function shortened(text: string): string {
  const shown = storable(text.replaceAll('\0', '␀'));
  return shown.length > MAX_SHOWN ? `${shown.slice(0, MAX_SHOWN).toWellFormed()}…` : shown;
}

/** A text that the database can look for and an answer can have: without NUL and halves of surrogates. */
export const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();
