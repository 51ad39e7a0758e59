import type { DocumentCard, DocumentSection } from '#api/documents/contract.ts';
import { LevelBadge } from '#site/components/document-item.tsx';
import { documentsMessages } from '#site/i18n/documents.ts';
import { useReading } from '#site/state/reading.ts';
import { Badge } from '#ui/badge.tsx';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { readingMessages } from '#ui/i18n/reading.ts';
import { IconCheck, IconChevronDown } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { Phrases } from '#ui/phrases.tsx';
import { cx } from '#ui/text.ts';
import { groupBySection } from './sections.ts';

/**
 * Documents in tree order, grouped by section. On a phone the sections of a compact list are folded:
 * the whole list has dozens of documents.
 */
export function DocumentOutline({
  items,
  sections,
  root,
  numbered,
  compact,
}: {
  items: DocumentCard[];
  sections: DocumentSection[];
  /** The current section; absent for all sections. */
  root: DocumentSection | undefined;
  /** Whether the list is complete, so that it can be counted. */
  numbered: boolean;
  /** Titles only, one line each where there is room. */
  compact: boolean;
}) {
  const text = useMessages(documentsMessages);
  const groups = groupBySection(items, sections, root);
  const tops = [...new Set(groups.map(({ top }) => top))];
  return tops.map((top) => {
    const topGroups = groups.filter((group) => group.top === top);
    const all = topGroups.flatMap((group) => group.items);
    const extent = numbered ? `${text.count(all.length)} · ${text.time(top.minutes)}` : null;
    const rows = topGroups.map(({ slug, names, items: documents }) => (
      <div
        key={slug}
        className={cx(
          'border-t border-line',
          names.length > 0 && 'md:grid md:grid-cols-[136px_minmax(0,1fr)] md:gap-6',
        )}
      >
        {names.length > 0 && (
          <h3 className="pt-3.5 text-sm text-ink-muted">
            {names.slice(0, -1).map((name) => (
              <span key={name} className="md:block md:text-xs">
                {name}
                <span className="mx-1 md:hidden">/</span>
              </span>
            ))}
            <span className="font-semibold">{names.at(-1)}</span>
          </h3>
        )}
        <DocumentRows
          documents={documents}
          numberOf={numbered ? (slug) => all.findIndex((entry) => entry.slug === slug) + 1 : null}
          compact={compact}
        />
      </div>
    ));
    return (
      <section
        key={top.slug}
        aria-labelledby={`in-${top.slug}`}
        className={cx('last:mb-0', compact ? 'md:mb-10' : 'mb-10')}
      >
        <div
          className={cx(
            'mb-2 flex-wrap items-baseline gap-x-3',
            compact ? 'outline-heading' : 'flex',
            root && 'sr-only',
          )}
        >
          <h2 id={`in-${top.slug}`} className="text-xl">
            {top.name}
          </h2>
          {extent && <p className="text-sm text-ink-muted">{extent}</p>}
        </div>
        {compact ? (
          <details className="outline-fold group">
            <summary className="grid-cols-[1fr_auto] items-center gap-x-4 py-3">
              <h2 className="text-lg">{top.name}</h2>
              <span className="col-start-1 text-sm text-ink-muted">{top.summary}</span>
              <span className="col-start-1 text-xs text-ink-muted">{extent}</span>
              <IconChevronDown className="chevron col-start-2 row-span-3 row-start-1 text-ink-muted" />
            </summary>
            {rows}
          </details>
        ) : (
          rows
        )}
      </section>
    );
  });
}

/** Documents as compact rows. */
export function DocumentRows({
  documents,
  numberOf,
  section,
  compact,
}: {
  documents: DocumentCard[];
  /** Position in the course; absent if only a part of it is listed. */
  numberOf: ((slug: string) => number) | null;
  /** Shows the name of each document's section. */
  section?: boolean;
  compact?: boolean;
}) {
  return (
    <ol className="divide-y divide-line">
      {documents.map((document) => (
        <Row
          key={document.slug}
          document={document}
          position={numberOf?.(document.slug) ?? null}
          section={section}
          compact={compact}
        />
      ))}
    </ol>
  );
}

function Row({
  document,
  position,
  section,
  compact,
}: {
  document: DocumentCard;
  position: number | null;
  section: boolean | undefined;
  compact: boolean | undefined;
}) {
  const text = useMessages(documentsMessages);
  const common = useMessages(readingMessages);
  const isRead = useReading().read[document.slug] !== undefined;
  const { product, marks } = document;
  return (
    <li className="group relative flex gap-3 py-3" data-product={product?.key}>
      {(isRead || position !== null) && (
        <span
          className={cx(
            'mt-0.5 flex size-6 flex-none items-center justify-center rounded-full border text-xs tabular-nums',
            isRead ? 'border-good text-good' : 'border-line text-ink-muted',
          )}
        >
          {isRead ? <IconCheck size={14} /> : position}
          {isRead && <span className="sr-only">{text.progress.done}</span>}
        </span>
      )}
      <div
        className={cx(
          'min-w-0 grow',
          compact && 'md:flex md:items-baseline md:justify-between md:gap-6',
        )}
      >
        <Link to={`/dmfaq/${document.slug}`} className="card-link font-medium group-hover:text-key">
          {marks ? <HighlightedText parts={marks.title} /> : <Phrases text={document.title} />}
        </Link>
        {!compact && (
          <p
            className={cx(
              'mt-0.5 line-clamp-2 text-sm text-ink-muted',
              !marks && 'md:line-clamp-1',
            )}
          >
            {marks ? <HighlightedText parts={marks.summary} /> : document.summary}
          </p>
        )}
        <p
          className={cx(
            'mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-muted',
            compact && 'md:mt-0 md:flex-none md:flex-nowrap',
          )}
        >
          {product && <Badge tone="key">{product.name}</Badge>}
          <LevelBadge level={document.level} />
          <span>{common.minutes(document.minutes)}</span>
          {section && <span>{document.section.name}</span>}
        </p>
      </div>
    </li>
  );
}
