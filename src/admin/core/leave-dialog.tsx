import type { useBlocker } from '@tanstack/react-router';
import { Button } from '#ui/button.tsx';
import { Dialog } from './dialog.tsx';

/** Asks whether a screen is left although something on it is not saved. */
export function LeaveDialog({
  blocker: { status, proceed, reset },
  text,
}: {
  blocker: ReturnType<typeof useBlocker>;
  text: Record<'leaveTitle' | 'leaveText' | 'leave' | 'stay', string>;
}) {
  if (status !== 'blocked') return null;
  return (
    <Dialog title={text.leaveTitle} description={text.leaveText} onClose={reset}>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={proceed}>
          {text.leave}
        </Button>
        <Button onClick={reset}>{text.stay}</Button>
      </div>
    </Dialog>
  );
}
