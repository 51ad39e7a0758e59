import { Link } from '@tanstack/react-router';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../core/answer.tsx';
import { Panel } from '../core/panel.tsx';
import { type System, useSystem } from '../system/use-system.ts';
import { overviewMessages } from './messages.ts';

/** Below this share of free disk the line is a warning. */
const LOW_DISK = 0.1;
/** A backup that is older is a warning: one a day is usual. */
const OLD_BACKUP_MS = 48 * 60 * 60 * 1000;

/** Whether the system needs an administrator; each line leads to the place to act. */
export function HealthPanel() {
  const text = useMessages(overviewMessages);
  const dates = useDates();
  const query = useSystem();
  return (
    <Panel title={text.health}>
      <Answer query={query}>
        {(system) => (
          <ul className="-my-2 divide-y divide-line text-sm">
            {linesOf(system, text, dates.day).map(({ label, hash, isBad }) => (
              <li key={label}>
                <Link to="/system" hash={hash} className="link flex min-h-11 items-center">
                  <span className={isBad ? 'text-bad' : undefined}>{label}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </Panel>
  );
}

type Text = (typeof overviewMessages)['zh' | 'en'];

function linesOf({ jobs, outbox, storage }: System, text: Text, day: (at: string) => string) {
  const { disk, lastBackupAt } = storage;
  const failedJobs = jobs.reduce((sum, { failures }) => sum + failures.length, 0);
  const failedMessages = outbox.counts.failed ?? 0;
  const free = disk && disk.freeBytes / disk.totalBytes;
  return [
    { label: text.failedJobs(failedJobs), hash: 'failures', isBad: failedJobs > 0 },
    { label: text.failedMessages(failedMessages), hash: 'outbox', isBad: failedMessages > 0 },
    ...(free === null
      ? []
      : [
          {
            label: text.freeDisk(Math.round(free * 100)),
            hash: 'storage',
            isBad: free < LOW_DISK,
          },
        ]),
    {
      label: lastBackupAt ? text.lastBackup(day(lastBackupAt)) : text.noBackup,
      hash: 'storage',
      isBad: !lastBackupAt || Date.now() - Date.parse(lastBackupAt) > OLD_BACKUP_MS,
    },
  ];
}
