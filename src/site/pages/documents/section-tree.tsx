import type { DocumentSection } from '#api/documents/contract.ts';
import { IconChevronDown } from '#site/components/icons.tsx';
import { cx } from '#site/components/text.ts';
import { documentsMessages } from '#site/i18n/documents.ts';
import { useMessages } from '#site/i18n/messages.tsx';
import { Link } from '#site/link.tsx';
import type { Filters } from './page.tsx';

interface TreeProps {
  sections: DocumentSection[];
  filters: Filters;
}

/** A section of the tree by its name in addresses. */
export function findSection(
  sections: DocumentSection[],
  slug: string,
): DocumentSection | undefined {
  for (const section of sections) {
    const found = section.slug === slug ? section : findSection(section.sections, slug);
    if (found) return found;
  }
  return undefined;
}

/** The sections beside the list on wide windows. */
export function SectionTree({ sections, filters }: TreeProps) {
  const text = useMessages(documentsMessages);
  return (
    <nav aria-label={text.sections} className="sticky top-24">
      <p className="mb-2 text-sm font-semibold">{text.sections}</p>
      <Entries sections={sections} filters={filters} />
    </nav>
  );
}

/** The sections closed above the list on narrow windows. */
export function FoldedSections({ sections, filters }: TreeProps) {
  const text = useMessages(documentsMessages);
  const current = filters.section ? findSection(sections, filters.section) : undefined;
  return (
    <details className="group rounded-md border border-line bg-surface px-4 lg:hidden">
      <summary className="flex min-h-12 items-center justify-between font-medium">
        <span>
          {text.sections}
          <span className="ms-3 text-sm font-normal text-ink-muted">
            {current?.name ?? text.allSections}
          </span>
        </span>
        <IconChevronDown className="chevron text-ink-muted" />
      </summary>
      <nav aria-label={text.sections} className="border-t border-line py-2">
        <Entries sections={sections} filters={filters} />
      </nav>
    </details>
  );
}

function Entries({ sections, filters }: TreeProps) {
  const text = useMessages(documentsMessages);
  const total = sections.reduce((sum, section) => sum + section.count, 0);
  return (
    <ul>
      <Entry name={text.allSections} slug={undefined} count={total} filters={filters} />
      <Branches sections={sections} filters={filters} />
    </ul>
  );
}

function Branches({ sections, filters, depth = 0 }: TreeProps & { depth?: number }) {
  return sections.map(({ slug, name, count, sections: below }) => (
    <Entry key={slug} name={name} slug={slug} count={count} filters={filters} depth={depth}>
      {below.length > 0 && (
        <ul>
          <Branches sections={below} filters={filters} depth={depth + 1} />
        </ul>
      )}
    </Entry>
  ));
}

function Entry({
  name,
  slug,
  count,
  filters,
  depth = 0,
  children,
}: {
  name: string;
  slug: string | undefined;
  count: number;
  filters: Filters;
  depth?: number;
  children?: React.ReactNode;
}) {
  const isCurrent = filters.section === slug;
  return (
    <li>
      <Link
        to="/support/document"
        search={{ ...filters, section: slug }}
        aria-current={isCurrent ? 'true' : undefined}
        className={cx(
          'flex min-h-11 items-center justify-between gap-3 border-s-2 py-1.5 pe-2 text-sm hover:text-key lg:min-h-10',
          depth === 0 ? 'ps-3' : 'ps-7',
          isCurrent ? 'border-key font-semibold text-key' : 'border-line',
          !isCurrent && depth > 0 && 'text-ink-muted',
        )}
      >
        {name}
        <span className="text-xs text-ink-muted tabular-nums">{count}</span>
      </Link>
      {children}
    </li>
  );
}
