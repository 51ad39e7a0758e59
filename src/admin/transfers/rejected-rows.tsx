import type { ImportedResource } from '#contracts/enums/transfers.ts';
import { Button } from '#ui/button.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { Table } from '#ui/table.tsx';
import { useAction } from '../core/use-action.ts';
import { download } from './download.ts';
import { transferMessages } from './messages.ts';
import type { Check } from './types.ts';

/** The table that an import leaves rows of. */
export interface RejectedTable {
  resource: ImportedResource;
  upload: string;
  /** The import that left them, once it was made. */
  imported?: string;
}

/** Rows that are wrong: what to do, each with its value, and all of them as a table to correct. */
export function RejectedRows({
  table: { resource, upload, imported },
  count,
  problems,
  children,
}: {
  table: RejectedTable;
  /** Number of rows; not all of their problems may be listed. */
  count: number;
  problems: Check['problems'];
  children: string;
}) {
  const text = useMessages(transferMessages);
  const locale = useLocale();
  const { run, isBusy } = useAction();
  const query = new URLSearchParams({
    resource,
    upload,
    format: 'xlsx',
    ...(imported && { import: imported }),
  });
  return (
    <>
      <Notice kind="warning">{children}</Notice>
      <div className="max-h-80 overflow-y-auto">
        <Table
          caption={text.problem}
          rows={problems}
          rowKey={(_, index) => index}
          columns={[
            { head: text.row, cell: ({ row }) => row },
            { head: text.column, cell: ({ columnName }) => columnName },
            {
              head: text.value,
              cell: ({ value }) => value && <span className="wrap-anywhere">{value}</span>,
            },
            { head: text.problem, cell: ({ message }) => message },
          ]}
        />
      </div>
      {new Set(problems.map(({ row }) => row)).size < count && (
        <p className="text-sm text-ink-muted">{text.moreProblems}</p>
      )}
      <Button
        variant="secondary"
        size="sm"
        busy={isBusy}
        className="justify-self-start"
        onClick={() => void run(() => download(`/admin/exports/rejected-rows?${query}`, locale))}
      >
        {text.downloadWrong(count)}
      </Button>
    </>
  );
}
