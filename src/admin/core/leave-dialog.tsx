import type { useBlocker } from '@tanstack/react-router';
import { Button } from '#ui/button.tsx';
import { Dialog } from './dialog.tsx';

type LeaveTexts = Record<'leaveTitle' | 'leaveText' | 'leave' | 'stay', string>;

/** Asks whether a screen is left although something on it is not saved. */
export function LeaveDialog({
  blocker: { status, proceed, reset },
  text,
}: {
  blocker: ReturnType<typeof useBlocker>;
  text: LeaveTexts;
}) {
  if (status !== 'blocked') return null;
  return <LeaveQuestion text={text} onLeave={proceed} onStay={reset} />;
}

/** The question itself, also of a dialog that is closed. */
export function LeaveQuestion({
  text,
  onLeave,
  onStay,
}: {
  text: LeaveTexts;
  onLeave: () => void;
  onStay: () => void;
}) {
  return (
    <Dialog title={text.leaveTitle} description={text.leaveText} onClose={onStay}>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onLeave}>
          {text.leave}
        </Button>
        <Button onClick={onStay}>{text.stay}</Button>
      </div>
    </Dialog>
  );
}
