import { Link } from '@tanstack/react-router';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Panel } from '../core/panel.tsx';
import { useAction } from '../core/use-action.ts';
import { systemMessages } from './messages.ts';
import { SYSTEM_KEY, type System } from './use-system.ts';

type Problem = System['outbox']['problems'][number];

const shown = ['pending', 'failed', 'sent'] as const;

/** Messages that could not be delivered, and the numbers of all. */
export function OutboxPanel({ system: { outbox } }: { system: System }) {
  const text = useMessages(systemMessages);
  const { counts, problems } = outbox;
  return (
    <Panel
      id="outbox"
      title={text.outbox}
      aside={
        <Link to="/outbox" className="link text-sm">
          {text.outboxAll}
        </Link>
      }
    >
      <p className="mb-3 flex flex-wrap gap-x-4 text-sm text-ink-muted">
        {shown.map((status) => (
          <span key={status} className="tabular-nums">
            {text.statuses[status]} {counts[status] ?? 0}
          </span>
        ))}
      </p>
      {problems.length === 0 ? (
        <p className="text-sm text-ink-muted">{text.outboxNone}</p>
      ) : (
        <ul className="divide-y divide-line text-sm">
          {problems.map((problem) => (
            <Line key={problem.id} problem={problem} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Line({ problem }: { problem: Problem }) {
  const text = useMessages(systemMessages);
  const dates = useDates();
  const { run, isBusy } = useAction(SYSTEM_KEY);
  const { id, kind, event, status, attempts, lastError, createdAt, canRetry } = problem;
  const params = { id };
  return (
    <li className="grid gap-1 py-3">
      <span className="flex flex-wrap items-center gap-2">
        {text.kinds[kind]} <code className="font-mono text-xs">{event}</code>
        <Badge tone={status === 'failed' ? 'bad' : 'warn'}>{text.statuses[status]}</Badge>
      </span>
      <span className="break-words text-bad">{lastError}</span>
      <span className="text-xs text-ink-muted">
        {dates.moment(createdAt)} · {text.attempts(attempts)}
      </span>
      <span className="flex flex-wrap items-center gap-4">
        {canRetry ? (
          <Button
            variant="ghost"
            size="sm"
            flush
            disabled={isBusy}
            onClick={() => void run((api) => api('POST /admin/outbox/:id/retry', { params }))}
          >
            {text.sendAgain}
          </Button>
        ) : (
          <span className="text-ink-muted">{text.linkRemoved}</span>
        )}
        <Button
          variant="ghost"
          size="sm"
          flush
          disabled={isBusy}
          onClick={() => void run((api) => api('POST /admin/outbox/:id/cancellation', { params }))}
        >
          {text.cancel}
        </Button>
      </span>
    </li>
  );
}
