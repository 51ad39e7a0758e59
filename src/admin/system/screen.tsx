import { useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../core/answer.tsx';
import { ScreenHeader } from '../core/layout.tsx';
import { AuditPanel } from './audit-panel.tsx';
import { FailuresPanel, JobsPanel } from './jobs-panels.tsx';
import { MailPanel } from './mail-panel.tsx';
import { systemMessages } from './messages.ts';
import { OutboxPanel } from './outbox-panel.tsx';
import { ServicesPanel, StoragePanel, VersionsPanel } from './state-panels.tsx';
import { useSystem } from './use-system.ts';

/** What an administrator may have to act on comes first. */
export function SystemScreen() {
  const text = useMessages(systemMessages);
  const query = useSystem();
  return (
    <>
      <ScreenHeader title={text.title} />
      <Answer query={query}>
        {(system) => (
          <div className="grid items-start gap-6 xl:grid-cols-2">
            <FailuresPanel system={system} />
            <OutboxPanel system={system} />
            <AuditPanel system={system} />
            <MailPanel system={system} />
            <VersionsPanel system={system} />
            <div className="grid gap-6">
              <StoragePanel system={system} />
              <ServicesPanel system={system} />
            </div>
            <div className="xl:col-span-2">
              <JobsPanel system={system} />
            </div>
          </div>
        )}
      </Answer>
    </>
  );
}
