import { useEffect, useRef, useState } from 'react';
import type { TocEntry } from '#contracts/enums/publishing.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { readingMessages } from '#ui/i18n/reading.ts';
import { IconChevronDown } from './icons.tsx';
import { cx } from './text.ts';

/** Table of contents beside a text on wide windows; sticky. */
export function TableOfContents({ toc }: { toc: TocEntry[] }) {
  const text = useMessages(readingMessages);
  const current = useCurrentHeading(toc);
  if (toc.length < 2) return null;
  return (
    <nav aria-label={text.contents}>
      <p className="mb-2 text-sm font-semibold">{text.contents}</p>
      <Entries toc={toc} current={current} />
    </nav>
  );
}

/**
 * Table of contents of a text on narrow windows; closed at first. It stays below the header while
 * the text scrolls, and must be in one box with the text for that.
 */
export function FoldedContents({ toc }: { toc: TocEntry[] }) {
  const text = useMessages(readingMessages);
  const fold = useRef<HTMLDetailsElement>(null);
  if (toc.length < 2) return null;
  return (
    <details
      ref={fold}
      className="folded-contents no-print group sticky top-[72px] z-20 mb-8 rounded-md border border-line bg-surface px-4 shadow-[0_-8px_0_var(--stage)] lg:hidden"
    >
      <summary className="flex min-h-11 items-center justify-between font-medium">
        {text.contents}
        <IconChevronDown className="chevron text-ink-muted" />
      </summary>
      <nav
        aria-label={text.contents}
        className="max-h-[calc(100dvh-9rem)] overflow-y-auto overscroll-contain border-t border-line py-2"
      >
        <Entries toc={toc} onFollow={() => fold.current?.removeAttribute('open')} />
      </nav>
    </details>
  );
}

function Entries({
  toc,
  current,
  onFollow,
}: {
  toc: TocEntry[];
  current?: string | undefined;
  onFollow?: () => void;
}) {
  return (
    <ol className="text-sm">
      {toc
        .filter(({ depth }) => depth < 4)
        .map(({ id, depth, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={onFollow}
              aria-current={id === current ? 'location' : undefined}
              className={cx(
                'flex min-h-11 items-center border-s-2 py-1.5 hover:text-key lg:min-h-9',
                depth === 2 ? 'ps-3' : 'ps-7',
                id === current ? 'border-key text-key' : 'border-line text-ink-muted',
              )}
            >
              {text}
            </a>
          </li>
        ))}
    </ol>
  );
}

/** Id of the last heading that has passed the upper third of the window. */
export function useCurrentHeading(toc: TocEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = toc.flatMap(({ id, depth }) =>
      depth < 4 ? (document.getElementById(id) ?? []) : [],
    );
    const look = () => {
      const passed = headings.filter(
        (heading) => heading.getBoundingClientRect().top < innerHeight * 0.36,
      );
      setCurrent(passed.at(-1)?.id);
    };
    // Open to the top, so that a jump over a heading counts as passing it.
    const observer = new IntersectionObserver(look, { rootMargin: '1000000px 0px -64% 0px' });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [toc]);
  return current;
}
