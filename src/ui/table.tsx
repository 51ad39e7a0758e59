import type { ReactNode } from 'react';
import { NO_VALUE } from '#contracts/formats.ts';
import { cx } from './text.ts';

export type Column<Row> = {
  head: string;
  /** What the row has in this column; null, false or '' where it has nothing. */
  cell: (row: Row) => ReactNode;
  /** Aligns the column to the end; for numbers. */
  align?: 'end';
};

type RowKey<Row> = (row: Row, index: number) => string | number;

interface TableProps<Row> {
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  phone?: 'stack' | 'scroll';
  /** Shows the caption above the table, where no title says the same. */
  showsCaption?: boolean;
}

/** Rows are known by their id; others say what they are known by. */
type KeyProps<Row> = [Row] extends [{ id: string | number }]
  ? { rowKey?: RowKey<Row> }
  : { rowKey: RowKey<Row> };

const idOf = (row: unknown) => (row as { id: string | number }).id;

/**
 * A table. On phones it stacks into labelled rows (`stack`, for records) or scrolls inside its box
 * (`scroll`, for figures to compare). The first column names the row.
 */
export function Table<Row>(props: TableProps<Row> & KeyProps<Row>) {
  const { caption, columns, rows, phone = 'stack', showsCaption } = props;
  const { rowKey = idOf }: { rowKey?: RowKey<Row> } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a table is no group of fields, and its section is the landmark
    <div className="table-box" role="group" aria-label={caption} tabIndex={0}>
      <table className={cx('table', phone === 'stack' && 'table-stack')}>
        <caption className={showsCaption ? undefined : 'sr-only'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.head} scope="col" data-align={column.align}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row, index)}>
              {columns.map((column, at) => {
                const Cell = at === 0 ? 'th' : 'td';
                const value = column.cell(row);
                const isEmpty = !value && value !== 0;
                return (
                  <Cell
                    key={column.head}
                    scope={at === 0 ? 'row' : undefined}
                    data-label={column.head}
                    data-align={column.align}
                    data-empty={isEmpty}
                  >
                    <span>{isEmpty ? NO_VALUE : value}</span>
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
