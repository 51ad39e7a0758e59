import { sheetFrameMessages } from '#site/i18n/sheet-frame.ts';
import { Button } from '#ui/button.tsx';
import { useBasePath } from '#ui/host.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Comments } from './comments/comments.ts';
import { useSheetFrame } from './frame-context.ts';

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

/** Offers a copy of a demo sheet. The form is posted to the page's own address, with or without scripts. */
export function TrialOffer() {
  const text = useMessages(sheetFrameMessages);
  const base = useBasePath();
  const action = useSheetFrame()?.trialForm;
  if (!action) return null;
  return (
    <form
      method="post"
      action={base + action.slice(1)}
      className="no-print mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-md border border-line bg-surface p-5"
    >
      <input type="hidden" name="trial" />
      <p className="max-w-reading min-w-0 grow basis-80">
        <strong className="block font-semibold">{text.trialOffer}</strong>
        <span className="text-sm text-ink-muted">{text.trialOfferHint}</span>
      </p>
      <Button type="submit">{text.trialStart}</Button>
    </form>
  );
}

/** Says that the page is a visitor's own copy of a demo sheet, and until when it is there. */
export function TrialBar() {
  const text = useMessages(sheetFrameMessages);
  const { moment } = useDates();
  const until = useSheetFrame()?.trialUntil;
  return until ? (
    <p className="bg-key px-4 py-2 text-center text-sm text-on-key">{text.trial(moment(until))}</p>
  ) : null;
}

/** Says that staff see the page as its recipient does. */
export function PreviewBar() {
  const text = useMessages(sheetFrameMessages);
  return useSheetFrame()?.isPreview ? (
    <p role="status" className="no-print bg-key px-4 py-2 text-center text-sm text-on-key">
      {text.preview}
    </p>
  ) : null;
}

function OtherSheets({ others }: Pick<NonNullable<ReturnType<typeof useSheetFrame>>, 'others'>) {
  const text = useMessages(sheetFrameMessages);
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
