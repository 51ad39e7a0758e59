import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Table } from '#ui/table.tsx';
import { Answer } from '../core/answer.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { Moment } from '../core/moment.tsx';
import { useAnswer } from '../core/use-answer.ts';
import { retentionMessages } from './messages.ts';

/** How long personal data are kept, and what the nightly job has erased. */
export function RetentionScreen() {
  const text = useMessages(retentionMessages);
  const locale = useLocale();
  const query = useAnswer(['retention'], (api) => api('GET /admin/retention'));
  return (
    <>
      <ScreenHeader title={text.title} />
      <p className="-mt-3 mb-6 max-w-[46em] text-sm text-ink-muted">{text.intro}</p>
      <Answer query={query}>
        {({ items }) => (
          <Table
            caption={text.title}
            rows={items}
            rowKey={({ record }) => record}
            columns={[
              {
                head: text.record,
                cell: ({ record, basis }) => (
                  <span className="grid min-w-44 gap-0.5">
                    {text.records[record]}
                    {basis && (
                      <span className="text-xs font-normal text-ink-muted">{basis[locale]}</span>
                    )}
                  </span>
                ),
              },
              {
                head: text.period,
                cell: ({ keepDays }) => (keepDays === null ? text.byRule : text.days(keepDays)),
              },
              {
                head: text.lastRun,
                cell: ({ lastRanAt }) => (lastRanAt ? <Moment at={lastRanAt} /> : text.notYet),
              },
              {
                head: text.lastRemoved,
                align: 'end',
                cell: ({ lastRanAt, lastRemoved }) => lastRanAt && lastRemoved,
              },
              { head: text.inMonth, align: 'end', cell: ({ removedInMonth }) => removedInMonth },
            ]}
          />
        )}
      </Answer>
    </>
  );
}
