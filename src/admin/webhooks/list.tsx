import { Link } from '@tanstack/react-router';
import { webhookKinds } from '#contracts/enums/outbox.ts';
import { Badge } from '#ui/badge.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { Column } from '#ui/table.tsx';
import { optionsOf } from '../core/filters.tsx';
import { listOf } from '../core/keyset-list.tsx';
import { ListIntro, RecordList } from '../records/record-list.tsx';
import { AddDialog } from './add-dialog.tsx';
import { webhookMessages } from './messages.ts';
import type { Webhook } from './types.ts';

export function WebhookList() {
  const text = useMessages(webhookMessages);
  return (
    <RecordList
      kind="webhook"
      title={text.title}
      intro={<ListIntro>{text.intro}</ListIntro>}
      searchLabel={text.search}
      filters={[
        {
          name: 'kind',
          label: text.kind,
          options: optionsOf(webhookKinds, text.kinds),
        },
        {
          name: 'state',
          label: text.state,
          options: [
            { value: 'on', label: text.on },
            { value: 'off', label: text.paused },
          ],
        },
      ]}
      read={listOf('GET /admin/webhooks')}
      columns={useColumns()}
      nameOf={({ name }) => name}
      totalText={text.total}
      empty={{ title: text.emptyTitle, text: text.emptyText }}
      none={{ title: text.noneTitle, text: text.noneText }}
      add={text.add}
      form={(onClose) => <AddDialog onClose={onClose} />}
    />
  );
}

function useColumns(): Column<Webhook>[] {
  const text = useMessages(webhookMessages);
  const dates = useDates();
  return [
    {
      head: text.name,
      cell: ({ id, name, active, addressHint }) => (
        <span className="grid gap-0.5">
          <span className="inline-flex flex-wrap items-center gap-2">
            <Link to={`/webhooks/${id}`} className="link">
              {name}
            </Link>
            {!active && <Badge tone="warn">{text.paused}</Badge>}
          </span>
          <span className="text-xs font-normal break-all text-ink-muted">{addressHint}</span>
        </span>
      ),
    },
    { head: text.kind, cell: ({ kind }) => text.kinds[kind] },
    {
      head: text.events,
      cell: ({ events }) => events.map((event) => text.eventNames[event]).join(' · '),
    },
    {
      head: text.lastSent,
      cell: ({ lastSentAt, waiting, failed }) => (
        <span className="grid justify-items-start gap-1 whitespace-nowrap">
          {lastSentAt ? dates.moment(lastSentAt) : text.never}
          {waiting > 0 && <Badge tone="info">{text.waiting(waiting)}</Badge>}
          {failed > 0 && <Badge tone="bad">{text.failed(failed)}</Badge>}
        </span>
      ),
    },
  ];
}
