import { useBlocker } from '@tanstack/react-router';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Dialog } from '../../core/dialog.tsx';
import { isUnsaved } from '../../core/save-engine/types.ts';
import { recordMessages } from './messages.ts';
import type { PartSession } from './part-session.ts';
import { saveAll } from './record.ts';

/** Saves before the screen is left; asks where that is not possible. */
export function LeaveGuard({ sessions }: { sessions: readonly PartSession[] }) {
  const text = useMessages(recordMessages);
  const hasUnsaved = () => sessions.some(({ engine }) => isUnsaved(engine.getSnapshot().state));
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || !hasUnsaved()) return false;
      return (await saveAll(sessions)) === null;
    },
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <Dialog title={text.leaveTitle} description={text.leaveText} onClose={reset}>
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={proceed}>
          {text.leave}
        </Button>
        <Button onClick={reset}>{text.stay}</Button>
      </div>
    </Dialog>
  );
}
