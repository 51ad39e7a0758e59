import type { DocumentCard, DocumentSection } from '#api/documents/contract.ts';

/** The path from the top of the tree to a section; empty if there is no such section. */
export function pathToSection(sections: DocumentSection[], slug: string): DocumentSection[] {
  for (const section of sections) {
    if (section.slug === slug) return [section];
    const below = pathToSection(section.sections, slug);
    if (below.length > 0) return [section, ...below];
  }
  return [];
}

/** Documents of one section in a list, with the names of the sections between it and `root`. */
export interface SectionGroup {
  /** Top-level section. */
  top: DocumentSection;
  /** Names below the top level or below `root`, outermost first. */
  names: string[];
  slug: string;
  items: DocumentCard[];
}

/** Groups documents in tree order by section. */
export function groupBySection(
  items: DocumentCard[],
  sections: DocumentSection[],
  root: DocumentSection | undefined,
): SectionGroup[] {
  const groups: SectionGroup[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last?.slug === item.section.slug) {
      last.items.push(item);
      continue;
    }
    const path = pathToSection(sections, item.section.slug);
    const [top] = path;
    if (!top) continue;
    const from = root ? path.findIndex(({ slug }) => slug === root.slug) + 1 : 1;
    const names = path.slice(from).map(({ name }) => name);
    groups.push({ top, names, slug: item.section.slug, items: [item] });
  }
  return groups;
}
