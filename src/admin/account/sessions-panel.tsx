import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { Answer } from '../core/answer.tsx';
import { Moment } from '../core/moment.tsx';
import { Panel } from '../core/panel.tsx';
import { useAction } from '../core/use-action.ts';
import { useAnswer } from '../core/use-answer.ts';
import { deviceName } from './device-name.ts';
import { accountMessages } from './messages.ts';

const KEY = ['account', 'sessions'];

/** The own sessions; each can be ended. */
export function SessionsPanel() {
  const text = useMessages(accountMessages);
  const query = useAnswer(KEY, (api) => api('GET /admin/account/sessions'));
  const { run, isBusy } = useAction(KEY);
  type Row = NonNullable<typeof query.data>['items'][number];
  const columns: Column<Row>[] = [
    {
      head: text.device,
      cell: ({ userAgent, isCurrent }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {deviceName(userAgent)} {isCurrent && <Badge tone="good">{text.current}</Badge>}
        </span>
      ),
    },
    { head: text.network, cell: ({ network }) => network },
    { head: text.since, cell: ({ createdAt }) => <Moment at={createdAt} /> },
    { head: text.lastSeen, cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} /> },
    {
      head: text.action,
      cell: ({ id, isCurrent }) =>
        !isCurrent && (
          <Button
            variant="ghost"
            size="sm"
            flush
            className="-my-1.5 whitespace-nowrap"
            disabled={isBusy}
            onClick={() =>
              run(
                (api) => api('DELETE /admin/account/sessions/:id', { params: { id } }),
                text.ended,
              )
            }
          >
            {text.end}
          </Button>
        ),
    },
  ];
  return (
    <Panel
      title={text.sessions}
      aside={
        <Button
          variant="secondary"
          size="sm"
          disabled={isBusy || (query.data?.items.length ?? 0) < 2}
          onClick={() => run((api) => api('DELETE /admin/account/sessions'), text.ended)}
        >
          {text.endOthers}
        </Button>
      }
    >
      <p className="mb-4 text-sm text-ink-muted">{text.sessionsText}</p>
      <Answer query={query}>
        {({ items }) => <Table caption={text.sessions} columns={columns} rows={items} />}
      </Answer>
    </Panel>
  );
}
