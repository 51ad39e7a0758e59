import { useQuery } from '@tanstack/react-query';
import { useDates } from '#ui/i18n/dates.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Table } from '#ui/table.tsx';
import { Answer } from '../core/answer.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { useSession } from '../core/session.tsx';
import { retentionMessages } from './messages.ts';

/** How long personal data are kept, and what the nightly job has erased. */
export function RetentionScreen() {
  const text = useMessages(retentionMessages);
  const dates = useDates();
  const locale = useLocale();
  const { api } = useSession();
  const query = useQuery({ queryKey: ['retention'], queryFn: () => api('GET /admin/retention') });
  return (
    <>
      <ScreenHeader title={text.title} />
      <p className="-mt-3 mb-6 max-w-[46em] text-sm text-ink-muted">{text.intro}</p>
      <Answer query={query}>
        {({ items }) => (
          <Table
            caption={text.title}
            hideCaption
            rows={items}
            rowKey={({ record }) => record}
            columns={[
              { head: text.record, cell: ({ record }) => text.records[record] },
              {
                head: text.period,
                cell: ({ keepDays }) => (keepDays === null ? text.byRule : text.days(keepDays)),
              },
              { head: text.basis, cell: ({ basis }) => basis?.[locale] ?? '-' },
              {
                head: text.lastRun,
                cell: ({ lastRanAt }) => (lastRanAt ? dates.moment(lastRanAt) : text.never),
              },
              { head: text.lastRemoved, align: 'end', cell: ({ lastRemoved }) => lastRemoved },
              { head: text.inMonth, align: 'end', cell: ({ removedInMonth }) => removedInMonth },
            ]}
          />
        )}
      </Answer>
    </>
  );
}
