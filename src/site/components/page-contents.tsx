import type { Block } from '#blocks/block.ts';
import { blockMessages } from '#blocks/messages.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconChevronDown } from '#ui/icons.tsx';

/** A section in the contents of a page. */
export interface PageSection {
  /** The section's anchor. */
  id: string;
  label: string;
}

/** The sections of a page that its contents list: those with an eyebrow, without the hero. */
export function sectionsOf(blocks: Block[]): PageSection[] {
  return blocks.flatMap((block) =>
    block.type !== 'hero' && 'eyebrow' in block && block.eyebrow
      ? [{ id: block.id, label: block.eyebrow }]
      : [],
  );
}

/** Links to the sections below the hero: a sticky bar, or on phones one line that opens. */
export function PageContents({ name, sections }: { name: string; sections: PageSection[] }) {
  const text = useMessages(blockMessages);
  return (
    <>
      <nav aria-label={text.onThisPage} className="contents-bar max-md:hidden">
        <div className="wrap flex items-center gap-6 overflow-x-auto">
          <a href="#main" className="me-auto shrink-0 font-semibold max-lg:hidden">
            {name}
          </a>
          {sections.map(({ id, label }) => (
            <a
              key={id}
              href={`#${id}`}
              className="flex min-h-12 shrink-0 items-center text-sm text-ink-muted hover:text-ink"
            >
              {label}
            </a>
          ))}
        </div>
      </nav>
      <details className="group no-print border-y border-line md:hidden">
        <summary className="wrap flex min-h-13 items-center justify-between text-sm font-medium">
          {text.onThisPage}
          <IconChevronDown className="chevron text-ink-muted group-open:rotate-180" />
        </summary>
        <nav aria-label={text.onThisPage} className="wrap pb-3">
          <SectionLinks sections={sections} />
        </nav>
      </details>
    </>
  );
}

/** The sections as a list of links for thumbs. */
export function SectionLinks({
  sections,
  onFollow,
}: {
  sections: PageSection[];
  onFollow?: () => void;
}) {
  return (
    <ul>
      {sections.map(({ id, label }) => (
        <li key={id} className="border-t border-line first:border-t-0">
          <a href={`#${id}`} onClick={onFollow} className="flex min-h-12 items-center">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
