import { Link } from '@tanstack/react-router';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../core/answer.tsx';
import { Panel } from '../core/panel.tsx';
import { type System, useSystem } from '../system/use-system.ts';
import { overviewMessages } from './messages.ts';

/** Below this share of free disk the line is a warning. */
const LOW_DISK = 0.1;

/** Whether the system needs an administrator; each line leads to the place to act. */
export function HealthPanel() {
  const text = useMessages(overviewMessages);
  const query = useSystem();
  return (
    <Panel title={text.health}>
      <Answer query={query}>
        {(system) => (
          <ul className="-my-2 divide-y divide-line text-sm">
            {linesOf(system, text).map(({ label, hash, isBad }) => (
              <li key={hash}>
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

function linesOf({ jobs, outbox, storage: { disk } }: System, text: Text) {
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
  ];
}
