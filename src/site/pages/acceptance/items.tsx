import type { Acceptance } from '#api/acceptance/contract.ts';
import { acceptanceMessages } from '#site/i18n/acceptance.ts';
import { CommentButton } from '#site/sheets/comment-button.tsx';
import { Badge } from '#ui/badge.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Words } from '#ui/phrases.tsx';
import { Table } from '#ui/table.tsx';

type Item = Acceptance['items'][number];

const tones = { pending: undefined, pass: 'good', fail: 'bad' } as const;

/** The acceptance items: criterion, measurement and the customer's result. */
export function Items({ items }: { items: Item[] }) {
  const text = useMessages(acceptanceMessages);
  return (
    <Table
      caption={text.items}
      rows={items.map((item, index) => ({ ...item, no: index + 1 }))}
      rowKey={({ no }) => no}
      columns={[
        {
          head: text.item,
          cell: ({ id, no, title }) => (
            <span className="flex gap-2 sm:min-w-[9em]">
              <span className="font-normal text-ink-muted tabular-nums">{no}</span>
              <span className="grid justify-items-start">
                <Words text={title} />
                <CommentButton anchor={{ part: 'item', key: id }} title={title} />
              </span>
            </span>
          ),
        },
        { head: text.criterion, cell: ({ criterion }) => criterion },
        {
          head: text.measured,
          cell: ({ measured }) =>
            measured ?? <span className="text-ink-muted">{text.notMeasured}</span>,
        },
        { head: text.result, cell: (item) => <Result item={item} /> },
      ]}
    />
  );
}

function Result({ item: { result, remark, decidedAt } }: { item: Item }) {
  const text = useMessages(acceptanceMessages);
  const { moment } = useDates();
  return (
    <>
      <Badge dot={result !== 'pending'} tone={tones[result]}>
        {text.results[result]}
      </Badge>
      {decidedAt && <span className="mt-1 block text-xs text-ink-muted">{moment(decidedAt)}</span>}
      {remark && <span className="mt-1 block text-xs">{text.remark(remark)}</span>}
    </>
  );
}
