import { yourMoveMessages } from '#site/i18n/your-move.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { useSheetFrame } from './frame-context.ts';

/** Says that the sheet waits for the customer, and takes an answer. */
export function YourMoveNotice() {
  const text = useMessages(yourMoveMessages);
  const frame = useSheetFrame();
  if (!frame) return null;
  const answer = {
    anchor: { part: 'sheet' },
    parentId: null,
    title: text.heading,
    isReply: true,
  } as const;
  return (
    <section
      aria-labelledby="your-move-heading"
      className="no-print mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-md border border-key bg-surface p-5"
    >
      <div className="min-w-0">
        <h2 id="your-move-heading" className="text-base">
          {text.heading}
        </h2>
        <p className="mt-1 text-sm text-ink-muted">
          {frame.canComment ? text.text : text.readOnly}
        </p>
      </div>
      {frame.canComment && (
        <Button
          variant="secondary"
          className="max-sm:w-full noscript:hidden"
          onClick={() => frame.aim(answer)}
        >
          {text.answer}
        </Button>
      )}
    </section>
  );
}
