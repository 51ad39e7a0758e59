import { sheetPageMessages } from '#site/i18n/sheet-page.ts';
import { useBasePath } from '#ui/host.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Comments } from './comments/comments.ts';
import { useSheetFrame } from './frame-context.ts';
import { YourMove } from './lazy-your-move.ts';
import { TrialBar, TrialOffer } from './trial.ts';

/** What follows the content of a sheet: its comments, and the other sheets of the project. */
export function SheetFrameEnd() {
  const frame = useSheetFrame();
  if (!frame) return null;
  return (
    <>
      {frame.comments && <Comments />}
      {frame.others.length > 0 && <OtherSheets others={frame.others} />}
    </>
  );
}

/** Says what the page is, if staff see it as its recipient does, or if it is a trial. */
export function SheetBars() {
  const frame = useSheetFrame();
  return (
    <>
      <PreviewBar />
      {frame?.trialUntil && <TrialBar until={frame.trialUntil} />}
    </>
  );
}

/**
 * What precedes the content of a sheet: of the demo, the way to a copy; and that it waits for the
 * reader, where the content does not say that itself.
 */
export function SheetFrameStart({ saysMove }: { saysMove: boolean }) {
  const frame = useSheetFrame();
  return (
    <>
      {frame?.trialForm && <TrialOffer action={frame.trialForm} />}
      {frame?.isYourMove && !saysMove && <YourMove />}
    </>
  );
}

/** Says that staff see the page as its recipient does. */
function PreviewBar() {
  const text = useMessages(sheetPageMessages);
  return useSheetFrame()?.isPreview ? (
    <p role="status" className="no-print bg-key px-4 py-2 text-center text-sm text-on-key">
      {text.preview}
    </p>
  ) : null;
}

function OtherSheets({ others }: Pick<NonNullable<ReturnType<typeof useSheetFrame>>, 'others'>) {
  const text = useMessages(sheetPageMessages);
  const base = useBasePath();
  return (
    <nav aria-labelledby="others-heading" className="no-print mt-10">
      <h2 id="others-heading" className="mb-4 text-xl">
        {text.others}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {others.map(({ kind, number, title, path }) => (
          <li key={number}>
            <a
              href={base + path.slice(1)}
              className="block rounded-md border border-line bg-surface p-4 hover:border-key"
            >
              <span className="block text-sm text-ink-muted">
                {text.kinds[kind]} <span className="font-mono">{number}</span>
              </span>
              <span className="mt-1 block font-medium">{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
