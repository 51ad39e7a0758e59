import { rowStates } from '#contracts/enums/transfers.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { Table } from '#ui/table.tsx';
import { transferMessages } from './messages.ts';
import type { Check } from './types.ts';

/** What an import would do, and what has to be corrected first. */
export function CheckResult({
  check: { counts, problems, unknownColumns },
  isBusy,
  onApply,
}: {
  check: Check;
  isBusy: boolean;
  onApply: () => void;
}) {
  const text = useMessages(transferMessages);
  const count = counts.new + counts.changed;
  return (
    <section className="grid gap-4">
      <h3 className="text-base">{text.summary}</h3>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
        {rowStates.map((state) => (
          <div key={state} className="flex items-baseline gap-2">
            <dt className="text-ink-muted">{text.states[state]}</dt>
            <dd className="text-lg font-semibold tabular-nums">{counts[state]}</dd>
          </div>
        ))}
      </dl>
      {unknownColumns.length > 0 && (
        <p className="text-sm text-ink-muted">{text.unknownColumns(unknownColumns.join(', '))}</p>
      )}
      {problems.length > 0 && (
        <>
          <Notice kind="warning">{text.fix}</Notice>
          <div className="max-h-72 overflow-y-auto">
            <Table
              caption={text.problem}
              hideCaption
              rows={problems}
              rowKey={(_, index) => index}
              columns={[
                { head: text.row, cell: ({ row }) => row },
                {
                  head: text.column,
                  cell: ({ column }) => <code className="break-all">{column}</code>,
                },
                { head: text.problem, cell: ({ message }) => message },
              ]}
            />
          </div>
        </>
      )}
      {counts.wrong === 0 && count === 0 && <Notice>{text.nothing}</Notice>}
      {counts.wrong === 0 && count > 0 && (
        <Button busy={isBusy} className="justify-self-start" onClick={onApply}>
          {text.apply(count)}
        </Button>
      )}
    </section>
  );
}
