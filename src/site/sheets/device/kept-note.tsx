import { photoMessages } from '#site/i18n/photos.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import type { StepQueue } from './step-queue.ts';
import type { Step } from './steps.ts';

/** Says that a step waits for the connection, or why it was refused and what can be done. */
export function KeptNote({
  step: { key, refusal },
  queue,
  onTakeBack,
}: {
  step: Step;
  queue: StepQueue;
  /** Puts the step back where it can be changed. */
  onTakeBack?: () => void;
}) {
  const text = useMessages(photoMessages);
  if (refusal === undefined) {
    return (
      <p role="status" className="text-sm text-ink-muted">
        {queue.isAway ? text.waiting : text.sending}
      </p>
    );
  }
  return (
    <div className="grid gap-2">
      <div role="alert">
        <Notice kind="error">
          {text.refused} {refusal}
        </Notice>
      </div>
      <div className="flex flex-wrap gap-x-6">
        <Button variant="ghost" size="sm" flush onClick={() => void queue.retry(key)}>
          {text.retry}
        </Button>
        {onTakeBack && (
          <Button variant="ghost" size="sm" flush onClick={onTakeBack}>
            {text.takeBack}
          </Button>
        )}
        <Button variant="ghost" size="sm" flush onClick={() => void queue.discard(key)}>
          {text.discard}
        </Button>
      </div>
    </div>
  );
}
