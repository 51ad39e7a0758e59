import type { ReactNode } from 'react';
import type { CaseDetail } from '#api/cases/contract.ts';
import { casesMessages } from '#site/i18n/cases.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconBook, IconChevronLeft, IconChevronRight, IconFile } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import type { Target } from '#ui/link-target.ts';
import { cx } from '#ui/text.ts';
import { useFromList } from './close-case.tsx';
import type { Fields } from './filters.ts';

/**
 * Links to the previous and next case. They replace the history entry, so Back returns to the
 * list.
 */
export function CaseNeighbours({ item, list }: { item: CaseDetail; list: Fields }) {
  const text = useMessages(casesMessages);
  const fromList = useFromList();
  const { previous, next } = item;
  if (!previous && !next) return null;
  const step = (to: NonNullable<typeof next>, side: 'previous' | 'next') => (
    <Link
      to="/cases"
      search={{ case: to.slug, ...list }}
      replace
      state={fromList ? { fromList } : undefined}
      rel={side === 'next' ? 'next' : 'prev'}
      className={cx(
        'group/step flex flex-col gap-1 py-6 md:py-10',
        side === 'next' && 'md:col-start-2 md:items-end md:text-end',
      )}
    >
      <span className="flex items-center gap-1 text-sm text-ink-muted">
        {side === 'previous' && <IconChevronLeft size={16} />}
        {text[side]}
        {side === 'next' && <IconChevronRight size={16} />}
      </span>
      <span className="text-lg font-medium text-balance group-hover/step:text-key">{to.title}</span>
      <span className="text-sm text-ink-muted">{to.customer}</span>
    </Link>
  );
  return (
    <nav aria-label={text.neighbours} className="no-print border-y border-line bg-surface">
      <div className="wrap grid gap-x-12 divide-line max-md:divide-y md:grid-cols-2">
        {previous && step(previous, 'previous')}
        {next && step(next, 'next')}
      </div>
    </nav>
  );
}

/** Articles and documents about the products of a case. */
export function CaseReading({ related }: { related: CaseDetail['related'] }) {
  const text = useMessages(casesMessages);
  const { articles, documents } = related;
  if (articles.length + documents.length === 0) return null;
  return (
    <section className="no-print wrap grid gap-10 py-16 md:grid-flow-col md:auto-cols-fr">
      {documents.length > 0 && (
        <ReadingList
          heading={text.documents}
          icon={<IconBook size={20} className="text-key" />}
          entries={documents.map(({ slug, ...entry }) => ({ ...entry, to: `/dmfaq/${slug}` }))}
        />
      )}
      {articles.length > 0 && (
        <ReadingList
          heading={text.articles}
          icon={<IconFile size={20} className="text-key" />}
          entries={articles.map(({ slug, ...entry }) => ({ ...entry, to: `/show/${slug}` }))}
        />
      )}
    </section>
  );
}

function ReadingList({
  heading,
  icon,
  entries,
}: {
  heading: string;
  icon: ReactNode;
  entries: ({ title: string; summary: string } & Pick<Target, 'to'>)[];
}) {
  return (
    <div>
      <h2 className="mb-4 flex items-center gap-3 text-xl">
        {icon}
        {heading}
      </h2>
      <ul className="border-t border-line">
        {entries.map(({ to, title, summary }) => (
          <li key={to} className="border-b border-line">
            <Link to={to} className="group/entry block py-4">
              <span className="font-medium group-hover/entry:text-key">{title}</span>
              <span className="mt-1 line-clamp-2 max-w-[60em] text-sm text-ink-muted">
                {summary}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
