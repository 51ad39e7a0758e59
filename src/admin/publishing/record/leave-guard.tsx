import { useBlocker } from '@tanstack/react-router';
import { useMessages } from '#ui/i18n/messages.tsx';
import { LeaveDialog } from '../../core/leave-dialog.tsx';
import { isUnsaved } from '../../core/save-engine/types.ts';
import { recordMessages } from './messages.ts';
import type { PartSession } from './part-session.ts';
import { saveAll } from './record.ts';

/** Saves before the screen is left; asks where that is not possible. */
export function LeaveGuard({ sessions }: { sessions: readonly PartSession[] }) {
  const text = useMessages(recordMessages);
  const hasUnsaved = () => sessions.some(({ engine }) => isUnsaved(engine.getSnapshot().state));
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || !hasUnsaved()) return false;
      return (await saveAll(sessions)) === null;
    },
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  });
  return <LeaveDialog blocker={blocker} text={text} />;
}
