import { Link } from '@tanstack/react-router';
import { isMessageEvent, templateOf } from '#contracts/outbox/templates.ts';
import { Badge } from '#ui/badge.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { Moment } from '../core/moment.tsx';
import { RowActions } from '../core/row-actions.tsx';
import { useMay } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { systemMessages } from '../system/messages.ts';
import { outboxMessages } from './messages.ts';
import { type Message, OUTBOX_KEY, statusTones } from './types.ts';

/** Messages with what became of them. */
export function MessageTable({ items, caption }: { items: Message[]; caption: string }) {
  const text = useMessages(outboxMessages);
  const nameOf = useNames();
  const mayChange = useMay()('system.update');
  const columns: Column<Message>[] = [
    {
      head: text.message,
      cell: (item) => (
        <span className="grid gap-0.5">
          {nameOf(item)}
          <code className="font-mono text-xs font-normal text-ink-muted">{item.event}</code>
        </span>
      ),
    },
    { head: text.to, cell: (item) => <Receiver message={item} /> },
    { head: text.state, cell: (item) => <State message={item} /> },
    { head: text.when, cell: (item) => <Times message={item} /> },
  ];
  if (mayChange) {
    columns.push({
      head: text.action,
      cell: (item) => <Actions item={item} name={nameOf(item)} />,
    });
  }
  return <Table caption={caption} columns={columns} rows={items} />;
}

/** What messages are called. */
function useNames() {
  const system = useMessages(systemMessages);
  const locale = useLocale();
  return ({ event, kind }: Message) =>
    isMessageEvent(event) ? templateOf(event).name[locale] : system.kinds[kind];
}

function Receiver({ message: { recipient, webhook, kind } }: { message: Message }) {
  const system = useMessages(systemMessages);
  if (!webhook)
    return (
      <span className="block max-w-72 min-w-40 wrap-anywhere">
        {recipient ?? system.kinds[kind]}
      </span>
    );
  return (
    <Link to={`/webhooks/${webhook.id}`} className="link">
      {webhook.name}
    </Link>
  );
}

function State({ message: { status, attempts, lastError } }: { message: Message }) {
  const system = useMessages(systemMessages);
  const tone = statusTones[status];
  return (
    <span className="grid max-w-[26em] gap-1">
      <span className="flex flex-wrap items-center gap-2">
        <Badge {...(tone && { tone })}>{system.statuses[status]}</Badge>
        {attempts > 1 && (
          <span className="text-xs text-ink-muted">{system.attempts(attempts)}</span>
        )}
      </span>
      {lastError && status !== 'sent' && (
        <span className="text-xs break-words text-bad">{lastError}</span>
      )}
    </span>
  );
}

function Times({ message }: { message: Message }) {
  const text = useMessages(outboxMessages);
  const dates = useDates();
  const { status, attempts, createdAt, sentAt, nextAttemptAt } = message;
  return (
    <span className="grid gap-0.5 tabular-nums">
      <Moment at={sentAt ?? createdAt} />
      {status === 'pending' && attempts > 0 && (
        <span className="text-xs text-ink-muted">{text.nextTry(dates.moment(nextAttemptAt))}</span>
      )}
    </span>
  );
}

function Actions({ item: { id, status, kind }, name }: { item: Message; name: string }) {
  const text = useMessages(outboxMessages);
  const { run, isBusy } = useAction([OUTBOX_KEY]);
  const params = { id };
  const again = {
    label: text.sendAgain,
    name: text.sendAgainName(name),
    isBusy,
    onClick: () =>
      void run((api) => api('POST /admin/outbox/:id/retry', { params }), text.sentAgain),
  };
  const cancel = {
    label: text.cancel,
    name: text.cancelName(name),
    isBusy,
    onClick: () => void run((api) => api('POST /admin/outbox/:id/cancellation', { params })),
  };
  const isOpen = status === 'pending' || status === 'failed';
  // An address is announced to search engines once.
  const canRepeat = isOpen || (status === 'sent' && kind !== 'search_push');
  return <RowActions actions={[...(canRepeat ? [again] : []), ...(isOpen ? [cancel] : [])]} />;
}
