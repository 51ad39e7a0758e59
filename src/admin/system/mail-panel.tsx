import { Button } from '#ui/button.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { Panel } from '../core/panel.tsx';
import { usePerson } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { systemMessages } from './messages.ts';
import { SYSTEM_KEY, type System } from './use-system.ts';

/** Sends a test mail to the signed-in person and shows what became of it. */
export function MailPanel({ system: { mailTest, services } }: { system: System }) {
  const text = useMessages(systemMessages);
  const dates = useDates();
  const { email } = usePerson();
  const { run, isBusy } = useAction(SYSTEM_KEY);
  const hasServer = services.some(({ name, isConfigured }) => name === 'SMTP_URL' && isConfigured);
  return (
    <Panel title={text.mail}>
      <p className="mb-3 text-sm text-ink-muted">{text.mailText(email)}</p>
      <div className="grid gap-3" role="status">
        {!hasServer && <Notice kind="warning">{text.mailWaits}</Notice>}
        {mailTest && (
          <Notice kind={noticeKinds[mailTest.status]}>
            {text.mailResult(text.statuses[mailTest.status], dates.moment(mailTest.createdAt))}
            {mailTest.lastError && <span className="block break-words">{mailTest.lastError}</span>}
          </Notice>
        )}
      </div>
      <Button
        variant="secondary"
        className="mt-4"
        busy={isBusy}
        onClick={() => void run((api) => api('POST /admin/mail-tests'))}
      >
        {text.mailSend}
      </Button>
    </Panel>
  );
}

const noticeKinds = {
  pending: 'info',
  sending: 'info',
  sent: 'success',
  failed: 'error',
  cancelled: 'warning',
} as const;
