import { useEffect, useRef } from 'react';
import type { Document } from '#api/documents/contract.ts';
import { documentsMessages } from '#site/i18n/documents.ts';
import { useReading } from '#site/state/reading.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconCheck, IconChevronDown } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { cx } from '#ui/text.ts';

/** Course navigation beside the text on wide screens: neighbouring documents and read marks. */
export function CourseOutline({ document }: { document: Document }) {
  const text = useMessages(documentsMessages);
  const { course } = document;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Scrolls only the list; the page and the heading stay in place.
    if (list.current) showCurrent(list.current);
  });
  return (
    <nav
      aria-label={text.course.title}
      className="sticky top-24 flex max-h-[calc(100dvh-8rem)] flex-col"
    >
      <Link
        to="/support/document"
        search={{ section: course.slug }}
        className="block text-sm font-semibold hover:text-key"
      >
        {course.name}
      </Link>
      <p className="mb-3 text-xs text-ink-muted">
        {text.course.position(course.position, course.count)} · {text.time(course.minutes)}
      </p>
      {/* As tall a space at the end as an entry, so that any entry can stand whole at the top. */}
      <div
        ref={list}
        className="relative mask-b-from-[calc(100%-1.5rem)] overflow-y-auto pe-1 pb-14"
      >
        <Entries document={document} />
      </div>
    </nav>
  );
}

/** Scrolls a list so that its current entry is near the middle, and begins it with a whole entry. */
function showCurrent(list: HTMLElement) {
  const current = list.querySelector<HTMLElement>('[aria-current]');
  if (!current) return;
  const { clientHeight, scrollHeight } = list;
  const top = Math.min(current.offsetTop - clientHeight / 2, scrollHeight - clientHeight);
  const entries = [...list.querySelectorAll<HTMLElement>('a')];
  list.scrollTop = entries.findLast(({ offsetTop }) => offsetTop <= top)?.offsetTop ?? 0;
}

/** Course navigation on narrow screens: collapsed, below the text. */
export function FoldedCourse({ document }: { document: Document }) {
  const text = useMessages(documentsMessages);
  const { course } = document;
  return (
    <details className="no-print group rounded-md border border-line bg-surface px-4 xl:hidden">
      <summary className="flex min-h-12 items-center justify-between gap-3 font-medium">
        <span>
          {text.course.open}
          <span className="ms-3 text-sm font-normal text-ink-muted">
            {course.name} · {text.course.position(course.position, course.count)}
          </span>
        </span>
        <IconChevronDown className="chevron text-ink-muted" />
      </summary>
      <nav aria-label={text.course.title} className="border-t border-line py-2">
        <Entries document={document} />
      </nav>
    </details>
  );
}

function Entries({ document: { slug: current, course } }: { document: Document }) {
  const text = useMessages(documentsMessages);
  const { read } = useReading();
  return (
    <ol className="text-sm">
      {course.documents.map(({ slug, title, position }) => (
        <li key={slug}>
          <Link
            to={`/dmfaq/${slug}`}
            aria-current={slug === current ? 'page' : undefined}
            className={cx(
              'flex min-h-11 items-start gap-2.5 border-s-2 py-2 ps-3 leading-snug hover:text-key xl:min-h-9',
              slug === current ? 'border-key font-medium text-key' : 'border-line text-ink-muted',
            )}
          >
            <span className="mt-0.5 w-4 flex-none text-xs tabular-nums">
              {read[slug] ? (
                <IconCheck size={14} className="text-good" title={text.progress.done} />
              ) : (
                position
              )}
            </span>
            {title}
          </Link>
        </li>
      ))}
    </ol>
  );
}
