import type { DocumentCard } from '#api/documents/contract.ts';
import { documentsMessages } from '#site/i18n/documents.ts';
import { forgetReading, isEmpty, type Reading, useReading } from '#site/state/reading.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconArrowRight, IconRefresh } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { showToast } from '#ui/state/notices.ts';

/** Number of documents in a list that have been read. */
export function countRead(documents: { slug: string }[], reading: Reading): number {
  return documents.filter(({ slug }) => reading.read[slug] !== undefined).length;
}

/** Progress bar for documents read. */
export function ProgressBar({ name, part, of }: { name: string; part: number; of: number }) {
  return (
    <span
      role="progressbar"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={part}
      className="block h-1.5 overflow-hidden rounded-sm bg-surface-2"
    >
      <span
        className="block h-full rounded-sm bg-good transition-[width]"
        style={{ width: `${of > 0 ? (100 * part) / of : 0}%` }}
      />
    </span>
  );
}

/**
 * Reading progress on this device, with a link to the last position. The box keeps its space
 * before hydration, so that nothing moves afterwards.
 */
export function ProgressPanel({ documents }: { documents: DocumentCard[] }) {
  const { progress: text } = useMessages(documentsMessages);
  const reading = useReading();
  const { last } = reading;
  const read = countRead(documents, reading);
  const first = documents[0];
  const target = documents.find(({ slug }) => slug === last?.slug) ?? first;
  if (!target) return null;
  const isBack = target.slug === last?.slug;
  return (
    <section aria-labelledby="progress" className="no-print flex min-w-0 flex-col">
      <h2 id="progress" className="mb-3 text-lg">
        {text.title}
      </h2>
      <div className="flex grow flex-col rounded-md border border-line bg-surface p-5">
        <p className="mb-2 flex items-baseline justify-between gap-3 text-sm">
          <span className="font-semibold tabular-nums">{text.read(read, documents.length)}</span>
          {!isEmpty(reading) && (
            <button
              type="button"
              className="link min-h-6 text-xs pointer-coarse:min-h-11"
              onClick={() => {
                forgetReading();
                showToast('success', text.forgotten);
              }}
            >
              {text.forget}
            </button>
          )}
        </p>
        <ProgressBar name={text.title} part={read} of={documents.length} />
        <Link
          to={`/dmfaq/${target.slug}`}
          hash={isBack ? last?.heading?.id : undefined}
          className="group mt-4 flex min-h-22 flex-col justify-center rounded-md border border-line px-4 py-3 hover:border-key"
        >
          <span className="flex items-center justify-between text-xs font-semibold text-key">
            {isBack ? text.continue : text.start}
            <IconArrowRight size={16} />
          </span>
          <span className="mt-1 line-clamp-2 font-medium">{target.title}</span>
          <span className="line-clamp-1 text-xs text-ink-muted">
            {isBack && last?.heading ? text.at(last.heading.text) : target.section.name}
          </span>
        </Link>
        <p className="mt-auto pt-3 text-xs text-ink-muted">
          {isEmpty(reading) ? text.none : text.kept}
        </p>
      </div>
    </section>
  );
}

/** Head of a course: its size, reading progress and a start link. */
export function CourseBar({
  name,
  documents,
  minutes,
}: {
  name: string;
  /** All its documents, in order. */
  documents: DocumentCard[];
  minutes: number;
}) {
  const text = useMessages(documentsMessages);
  const reading = useReading();
  const read = countRead(documents, reading);
  const next = documents.find(({ slug }) => reading.read[slug] === undefined) ?? documents[0];
  if (!next) return null;
  const isDone = read === documents.length;
  let action = text.progress.startCourse;
  if (isDone) action = text.progress.again;
  else if (read > 0) action = text.progress.nextInCourse;
  return (
    <div className="mb-6 grid gap-x-6 gap-y-4 rounded-md border border-line bg-surface p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div>
        <p className="mb-2 flex flex-wrap items-baseline gap-x-4 text-sm">
          <span className="font-semibold">{text.count(documents.length)}</span>
          <span>{text.time(minutes)}</span>
          <span className="text-ink-muted tabular-nums">
            {text.progress.read(read, documents.length)}
          </span>
        </p>
        <ProgressBar name={text.progress.bar(name)} part={read} of={documents.length} />
        <p className="mt-2 line-clamp-1 text-sm text-ink-muted">{text.progress.next(next.title)}</p>
      </div>
      <Button
        to={`/dmfaq/${next.slug}`}
        variant={isDone ? 'secondary' : 'primary'}
        icon={isDone ? IconRefresh : undefined}
        iconEnd={isDone ? undefined : IconArrowRight}
      >
        {action}
      </Button>
    </div>
  );
}
