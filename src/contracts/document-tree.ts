/** Levels of sections; the site shows as many. Documents are below them. */
export const MAX_SECTION_DEPTH = 3;

/** A section, as far as the tree is concerned. */
export interface TreeSection {
  id: string;
  /** Null at the top. */
  parentId: string | null;
}

/** Reasons for which a section cannot be moved: into itself or below itself, or too deep. */
export type MoveFault = 'cycle' | 'depth';

/** Why a section cannot become a child of another one, or of the top; undefined if it can. */
export function moveFault(
  sections: readonly TreeSection[],
  id: string,
  parentId: string | null,
): MoveFault | undefined {
  const above = parentId === null ? [] : pathOf(sections, parentId);
  if (above.includes(id)) return 'cycle';
  return above.length + heightOf(sections, id) > MAX_SECTION_DEPTH ? 'depth' : undefined;
}

/** Ids from the top to a section. */
export function pathOf(sections: readonly TreeSection[], id: string): string[] {
  const path: string[] = [];
  let at: string | null = id;
  while (at !== null && !path.includes(at)) {
    path.unshift(at);
    const current: string = at;
    at = sections.find((section) => section.id === current)?.parentId ?? null;
  }
  return path;
}

/** Levels of a section with those below it. */
function heightOf(sections: readonly TreeSection[], id: string): number {
  const below = sections.filter(({ parentId }) => parentId === id);
  return 1 + Math.max(0, ...below.map((section) => heightOf(sections, section.id)));
}
