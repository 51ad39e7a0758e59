import { sheetPageMessages } from '#site/i18n/sheet-page.ts';
import { useBasePath } from '#ui/host.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Comments } from './comments/comments.ts';
import { useSheetFrame } from './frame-context.ts';
import { YourMove } from './lazy-your-move.ts';

/** What comes before the content of a sheet: that it waits for the reader. */
export function SheetFrameStart() {
  return useSheetFrame()?.isYourMove ? <YourMove /> : null;
}

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

/** Says that staff see the page as its recipient does. */
export function PreviewBar() {
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
