import { commonMessages } from '#ui/i18n/common.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Link } from '#ui/link.tsx';
import type { Target } from '#ui/link-target.ts';
import { IconChevronLeft, IconChevronRight } from './icons.tsx';

/** First, last and the pages around the current one; 0 marks a gap. */
export function pageNumbers(page: number, pageCount: number): number[] {
  const numbers = [1, page - 1, page, page + 1, pageCount];
  const pages = [...new Set(numbers)].filter((n) => n >= 1 && n <= pageCount).sort((a, b) => a - b);
  return pages.flatMap((n, i) => (i > 0 && n - (pages[i - 1] ?? n) > 1 ? [0, n] : [n]));
}

/** Links to the pages of a list; nothing for a single page. */
export function Pagination({
  page,
  pageCount,
  toPage,
}: {
  page: number;
  pageCount: number;
  /** Target of a page of the list; omit the number for page 1. */
  toPage: (page: number) => Target;
}) {
  const text = useMessages(commonMessages);
  if (pageCount < 2) return null;
  return (
    <nav
      aria-label={text.pagination}
      className="no-print mt-10 flex flex-wrap justify-center gap-1"
    >
      {page > 1 && (
        <Link {...toPage(page - 1)} className="segment" rel="prev" aria-label={text.previousPage}>
          <IconChevronLeft />
        </Link>
      )}
      {pageNumbers(page, pageCount).map((n, index) =>
        n === 0 ? (
          <span key={index < 2 ? 'start' : 'end'} className="segment px-0" aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={n}
            {...toPage(n)}
            className="segment tabular-nums"
            aria-label={text.pageNumber(n)}
            aria-current={n === page ? 'page' : undefined}
          >
            {n}
          </Link>
        ),
      )}
      {page < pageCount && (
        <Link {...toPage(page + 1)} className="segment" rel="next" aria-label={text.nextPage}>
          <IconChevronRight />
        </Link>
      )}
    </nav>
  );
}
