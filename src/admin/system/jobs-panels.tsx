import { Badge, type Tone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Table } from '#ui/table.tsx';
import { Panel } from '../core/panel.tsx';
import { useAction } from '../core/use-action.ts';
import { systemMessages } from './messages.ts';
import { SYSTEM_KEY, type System } from './use-system.ts';

type State = NonNullable<System['jobs'][number]['lastRun']>['state'];

const tones: Partial<Record<State, Tone>> = {
  retry: 'warn',
  active: 'info',
  completed: 'good',
  failed: 'bad',
};

/** Failed runs with their errors; each can be run again. */
export function FailuresPanel({ system: { jobs } }: { system: System }) {
  const text = useMessages(systemMessages);
  const dates = useDates();
  const { run, isBusy } = useAction(SYSTEM_KEY);
  const failures = jobs.flatMap(({ name, failures: runs }) =>
    runs.map((failed) => ({ name, ...failed })),
  );
  const runAgain = (name: string, id: string) =>
    run(
      (api) => api('POST /admin/jobs/:id/retry', { params: { id }, body: { name } }),
      text.startedAgain,
    );
  return (
    <Panel id="failures" title={text.failures}>
      {failures.length === 0 ? (
        <p className="text-sm text-ink-muted">{text.failuresNone}</p>
      ) : (
        <ul className="divide-y divide-line text-sm">
          {failures.map(({ id, name, error, endedAt }) => (
            <li key={id} className="grid gap-1 py-3">
              <span className="flex flex-wrap items-center justify-between gap-2">
                <code className="font-mono">{name}</code>
                <Button
                  variant="secondary"
                  size="sm"
                  disabled={isBusy}
                  aria-label={text.runAgainName(name)}
                  onClick={() => void runAgain(name, id)}
                >
                  {text.runAgain}
                </Button>
              </span>
              <span className="break-words text-bad">{error}</span>
              {endedAt && <span className="text-xs text-ink-muted">{dates.moment(endedAt)}</span>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** All jobs with their schedules and last runs. */
export function JobsPanel({ system: { jobs } }: { system: System }) {
  const text = useMessages(systemMessages);
  const dates = useDates();
  return (
    <Panel title={text.jobs}>
      <Table
        caption={text.jobs}
        rows={jobs}
        rowKey={({ name }) => name}
        columns={[
          { head: text.job, cell: ({ name }) => <code className="font-mono">{name}</code> },
          {
            head: text.schedule,
            cell: ({ cron }) =>
              cron ? <code className="font-mono text-xs">{cron}</code> : text.onDemand,
          },
          {
            head: text.lastRun,
            cell: ({ lastRun }) =>
              lastRun?.startedAt ? dates.moment(lastRun.startedAt) : text.never,
          },
          {
            head: text.state,
            cell: ({ lastRun }) => {
              if (!lastRun) return '';
              const tone = tones[lastRun.state];
              return <Badge {...(tone && { tone })}>{text.states[lastRun.state]}</Badge>;
            },
          },
        ]}
      />
    </Panel>
  );
}
