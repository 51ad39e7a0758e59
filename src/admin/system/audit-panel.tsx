import { Button } from '#ui/button.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { Panel } from '../core/panel.tsx';
import { useAction } from '../core/use-action.ts';
import { systemMessages } from './messages.ts';
import { SYSTEM_KEY, type System } from './use-system.ts';

/** The last check of the audit log, and a button for the next one. */
export function AuditPanel({ system: { audit } }: { system: System }) {
  const text = useMessages(systemMessages);
  const { run, isBusy } = useAction(SYSTEM_KEY);
  const { head, lastCheck } = audit;
  return (
    <Panel
      title={text.audit}
      aside={
        head !== null && <span className="text-sm text-ink-muted">{text.auditHead(head)}</span>
      }
    >
      <div className="grid gap-4" role="status">
        <Result lastCheck={lastCheck} />
      </div>
      <Button
        variant="secondary"
        className="mt-4"
        busy={isBusy}
        onClick={() => void run((api) => api('POST /admin/audit-verifications'))}
      >
        {text.auditCheck}
      </Button>
    </Panel>
  );
}

function Result({ lastCheck }: Pick<System['audit'], 'lastCheck'>) {
  const text = useMessages(systemMessages);
  const dates = useDates();
  if (!lastCheck) return <p className="text-sm text-ink-muted">{text.auditNever}</p>;
  const { state, endedAt, rows, problem, error } = lastCheck;
  if (state === 'failed') return <Notice kind="error">{text.auditFailed(error ?? '')}</Notice>;
  if (state !== 'completed' || endedAt === null) return <Notice>{text.auditRunning}</Notice>;
  const time = dates.moment(endedAt);
  if (problem !== null) return <Notice kind="error">{text.auditBroken(problem, time)}</Notice>;
  return <Notice kind="success">{text.auditIntact(rows ?? 0, time)}</Notice>;
}
