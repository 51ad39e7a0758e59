import type { Row, Section, Tree } from './types.ts';

/** The lines that are visible: sections in their order, of open ones what they contain. */
export function visibleRows(
  { sections, documents }: Tree,
  isOpen: (id: string) => boolean,
  parentId: string | null = null,
  level = 1,
): Row[] {
  const children = sections.filter((section) => section.parentId === parentId);
  const own = parentId === null ? [] : (documents.get(parentId) ?? []);
  const count = children.length + own.length;
  return [
    ...children.flatMap((section, at): Row[] => [
      { kind: 'section', id: section.id, section, parentId, level, position: at + 1, count },
      ...(isOpen(section.id)
        ? visibleRows({ sections, documents }, isOpen, section.id, level + 1)
        : []),
    ]),
    ...(parentId === null
      ? []
      : own.map(
          (document, at): Row => ({
            kind: 'document',
            id: document.id,
            document,
            parentId,
            level,
            position: children.length + at + 1,
            count,
          }),
        )),
  ];
}

/** Number of documents in a section and in those below it. */
export function documentsIn(sections: readonly Section[], { id, documents }: Section): number {
  const below = sections.filter(({ parentId }) => parentId === id);
  return below.reduce((sum, section) => sum + documentsIn(sections, section), documents);
}

/** Name of a section in the language of the reader. */
export function nameOf({ name }: Section, locale: 'zh' | 'en'): string {
  return name[locale] || name.zh;
}

/** What a key on a line does: it goes to another line, or opens or closes the section. */
export function keyTarget(
  rows: readonly Row[],
  row: Row,
  key: string,
  isOpen: boolean,
): Row | 'toggle' | undefined {
  const at = rows.indexOf(row);
  switch (key) {
    case 'ArrowUp':
      return rows[at - 1];
    case 'ArrowDown':
      return rows[at + 1];
    case 'Home':
      return rows[0];
    case 'End':
      return rows.at(-1);
    case 'ArrowRight':
      if (isOpen) return rows[at + 1];
      return row.kind === 'section' ? 'toggle' : undefined;
    case 'ArrowLeft':
      return isOpen ? 'toggle' : rows.find(({ id }) => id === row.parentId);
    case 'Enter':
      return row.kind === 'section' ? 'toggle' : undefined;
    default:
      return undefined;
  }
}
