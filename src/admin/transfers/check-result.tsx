import { rowStates } from '#contracts/enums/transfers.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { transferMessages } from './messages.ts';
import { RejectedRows, type RejectedTable } from './rejected-rows.tsx';
import type { Check } from './types.ts';

/** What an import would do, and what has to be corrected or left. */
export function CheckResult({
  check: { counts, problems, unknownColumns },
  table,
  isBusy,
  onApply,
}: {
  check: Check;
  table: RejectedTable;
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
      {counts.wrong > 0 && (
        <RejectedRows table={table} count={counts.wrong} problems={problems}>
          {count > 0 ? text.fixOrLeave : text.fix}
        </RejectedRows>
      )}
      {counts.wrong === 0 && count === 0 && <Notice>{text.nothing}</Notice>}
      {count > 0 && (
        <Button busy={isBusy} className="justify-self-start" onClick={onApply}>
          {counts.wrong > 0 ? text.applyRight(count) : text.apply(count)}
        </Button>
      )}
    </section>
  );
}
