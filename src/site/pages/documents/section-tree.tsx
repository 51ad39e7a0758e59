import type { DocumentSection } from '#api/documents/contract.ts';
import { documentsMessages } from '#site/i18n/documents.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconChevronDown } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { cx } from '#ui/text.ts';
import type { Filters } from './filters.ts';
import { pathToSection } from './sections.ts';

interface TreeProps {
  sections: DocumentSection[];
  filters: Filters;
}

/** The sections beside the list, on wide screens. */
export function SectionTree({ sections, filters }: TreeProps) {
  const text = useMessages(documentsMessages);
  return (
    <nav
      aria-label={text.sections}
      className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto pe-1"
    >
      <p className="mb-2 text-sm font-semibold">{text.sections}</p>
      <Tree sections={sections} filters={filters} />
    </nav>
  );
}

/** The sections above the list, collapsed, on narrow screens. */
export function FoldedSections({ sections, filters }: TreeProps) {
  const text = useMessages(documentsMessages);
  const current = filters.section && pathToSection(sections, filters.section).at(-1);
  return (
    <details
      // Closes after another section was selected.
      key={filters.section}
      className="group no-print rounded-md border border-line bg-surface px-4 lg:hidden"
    >
      <summary className="flex min-h-12 items-center justify-between font-medium">
        <span>
          {text.sections}
          <span className="ms-3 text-sm font-normal text-ink-muted">
            {current ? current.name : text.allSections}
          </span>
        </span>
        <IconChevronDown className="chevron text-ink-muted" />
      </summary>
      <nav aria-label={text.sections} className="border-t border-line py-2">
        <Tree sections={sections} filters={filters} />
      </nav>
    </details>
  );
}

function Tree({ sections, filters }: TreeProps) {
  const text = useMessages(documentsMessages);
  const total = sections.reduce((sum, section) => sum + section.count, 0);
  const path = filters.section
    ? pathToSection(sections, filters.section).map(({ slug }) => slug)
    : [];
  return (
    <ul>
      <li>
        <Entry name={text.allSections} slug={undefined} count={total} filters={filters} />
      </li>
      <Branches sections={sections} filters={filters} path={path} depth={0} />
    </ul>
  );
}

/** One level: a link for each section, and a disclosure for its children. */
function Branches({
  sections,
  filters,
  path,
  depth,
}: TreeProps & { path: string[]; depth: number }) {
  const text = useMessages(documentsMessages);
  return sections.map((section) => {
    const { slug, name, count, sections: below } = section;
    const isOpen = path.includes(slug);
    return (
      <li key={slug} className="relative">
        <Entry
          name={name}
          slug={slug}
          count={count}
          filters={filters}
          depth={depth}
          hasMore={below.length > 0}
        />
        {below.length > 0 && (
          <details key={`${isOpen}`} open={isOpen}>
            <summary
              aria-label={text.below(name)}
              className="absolute end-0 top-0 flex size-11 items-center justify-center rounded-sm text-ink-muted hover:text-key lg:size-10"
            >
              <IconChevronDown size={16} className="chevron" />
            </summary>
            <ul>
              <Branches sections={below} filters={filters} path={path} depth={depth + 1} />
            </ul>
          </details>
        )}
      </li>
    );
  });
}

const indents = ['ps-3', 'ps-6', 'ps-9'];

function Entry({
  name,
  slug,
  count,
  filters,
  depth = 0,
  hasMore,
}: {
  name: string;
  slug: string | undefined;
  count: number;
  filters: Filters;
  depth?: number;
  /** Leaves room for the disclosure at its end. */
  hasMore?: boolean;
}) {
  const isCurrent = filters.section === slug;
  return (
    <Link
      to="/support/document"
      search={{ ...filters, section: slug }}
      aria-current={isCurrent ? 'true' : undefined}
      className={cx(
        'flex min-h-11 items-center justify-between gap-3 border-s-2 py-1.5 text-sm hover:text-key lg:min-h-10',
        hasMore ? 'pe-11' : 'pe-3.5',
        indents[Math.min(depth, indents.length - 1)],
        isCurrent ? 'border-key font-semibold text-key' : 'border-line',
        !isCurrent && (depth > 0 || count === 0) && 'text-ink-muted',
      )}
    >
      {name}
      {/* The numbers are those of all documents, not of the results of a search. */}
      {!filters.q && <span className="text-xs text-ink-muted tabular-nums">{count}</span>}
    </Link>
  );
}
