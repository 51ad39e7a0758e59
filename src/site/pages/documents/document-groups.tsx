import type { DocumentCard, DocumentSection } from '#api/documents/contract.ts';
import { DocumentItem } from '#site/components/document-item.tsx';
import { findSection } from './section-tree.tsx';

interface Group {
  top: DocumentSection;
  items: DocumentCard[];
}

/** Documents under the headings of their top sections, in the order they came in. */
export function DocumentGroups({
  items,
  sections,
}: {
  items: DocumentCard[];
  sections: DocumentSection[];
}) {
  const groups: Group[] = [];
  for (const item of items) {
    const top = sections.find((section) => findSection([section], item.section.slug));
    if (!top) continue;
    if (groups.at(-1)?.top !== top) groups.push({ top, items: [] });
    groups.at(-1)?.items.push(item);
  }
  return groups.map(({ top, items: documents }) => (
    <section key={top.slug} aria-labelledby={top.slug} className="mb-10 last:mb-0">
      <h2 id={top.slug} className="mb-4 text-xl">
        {top.name}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {documents.map((document) => (
          <DocumentItem
            key={document.uid}
            document={document}
            section={document.section.slug !== top.slug}
          />
        ))}
      </ul>
    </section>
  ));
}
