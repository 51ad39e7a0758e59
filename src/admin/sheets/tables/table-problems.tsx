import type { SheetTableProblem } from '#contracts/sheets/tables.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Table } from '#ui/table.tsx';
import { tableMessages } from './messages.ts';

/** What is wrong with a table, by row and column. */
export function TableProblems({ problems }: { problems: SheetTableProblem[] }) {
  const text = useMessages(tableMessages);
  if (problems.length === 0) return null;
  return (
    <Table
      caption={text.problem}
      rows={problems}
      rowKey={({ row, column, message }) => `${row} ${column} ${message}`}
      columns={[
        { head: text.row, cell: ({ row }) => row },
        { head: text.column, cell: ({ column }) => column },
        { head: text.value, cell: ({ value }) => value },
        { head: text.problem, cell: ({ message }) => message },
      ]}
    />
  );
}
