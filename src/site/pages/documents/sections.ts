import type { DocumentCard, DocumentSection } from '#api/documents/contract.ts';

/** The way from the top of the tree down to a section; empty where there is no such section. */
export function pathToSection(sections: DocumentSection[], slug: string): DocumentSection[] {
  for (const section of sections) {
    if (section.slug === slug) return [section];
    const below = pathToSection(section.sections, slug);
    if (below.length > 0) return [section, ...below];
  }
  return [];
}

/** Documents of one section in a list, under the names of the sections between it and `root`. */
export interface SectionGroup {
  /** Section at the top of the tree. */
  top: DocumentSection;
  /** Names below the top or below `root`, outermost first. */
  names: string[];
  slug: string;
  items: DocumentCard[];
}

/** Gathers documents that stand in the order of the tree by their sections. */
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
