import { moveFault } from '#contracts/document-tree.ts';
import type { Move, Row, Tree } from './types.ts';

/** Where a dragged row goes, compared with the row under the pointer. */
export type DropPlace = 'before' | 'after' | 'into';
export type Direction = 'up' | 'down' | 'in' | 'out';

/** The moves that drop rows at a place; undefined if they cannot go there. */
export function dropMoves(
  tree: Tree,
  dragged: readonly Row[],
  target: Row,
  place: DropPlace,
): Move[] | undefined {
  if (dragged.some(({ id }) => id === target.id)) return undefined;
  if (place === 'into') {
    return target.kind === 'section' ? movesInto(tree, dragged, target.id) : undefined;
  }
  if (dragged.some(({ kind }) => kind !== target.kind)) return undefined;
  const ids = dragged.map(({ id }) => id);
  const siblings = siblingsOf(tree, target).filter((id) => !ids.includes(id));
  const at = siblings.indexOf(target.id);
  const beforeId = (place === 'before' ? target.id : siblings[at + 1]) ?? null;
  return allowed(tree, [{ kind: target.kind, ids, parentId: target.parentId, beforeId }]);
}

/** The moves that put rows at the end of a section; undefined if they cannot go there. */
export function movesInto(
  tree: Tree,
  rows: readonly Row[],
  parentId: string | null,
): Move[] | undefined {
  const moves = (['section', 'document'] as const).flatMap((kind): Move[] => {
    const ids = rows.filter((row) => row.kind === kind).map(({ id }) => id);
    return ids.length > 0 ? [{ kind, ids, parentId, beforeId: null }] : [];
  });
  return allowed(tree, moves);
}

/** The move of one row by a step: among its neighbours, into the section above it, or out of its own. */
export function stepMove(tree: Tree, row: Row, direction: Direction): Move[] | undefined {
  const { kind, id, parentId } = row;
  const siblings = siblingsOf(tree, row);
  const at = siblings.indexOf(id);
  const to = (move: Pick<Move, 'parentId' | 'beforeId'>) =>
    allowed(tree, [{ kind, ids: [id], ...move }]);
  switch (direction) {
    case 'up':
      return at > 0 ? to({ parentId, beforeId: siblings[at - 1] ?? null }) : undefined;
    case 'down':
      return at < siblings.length - 1
        ? to({ parentId, beforeId: siblings[at + 2] ?? null })
        : undefined;
    case 'in': {
      const sections = childSections(tree, parentId);
      const target = kind === 'section' ? sections[at - 1] : sections.at(-1);
      return target === undefined ? undefined : to({ parentId: target, beforeId: null });
    }
    case 'out': {
      const parent = tree.sections.find((section) => section.id === parentId);
      if (!parent) return undefined;
      if (kind === 'document') return to({ parentId: parent.parentId, beforeId: null });
      const around = childSections(tree, parent.parentId);
      const beforeId = around[around.indexOf(parent.id) + 1] ?? null;
      return to({ parentId: parent.parentId, beforeId });
    }
  }
}

function allowed({ sections }: Tree, moves: Move[]): Move[] | undefined {
  const isAllowed = moves.every(({ kind, ids, parentId }) =>
    kind === 'document'
      ? parentId !== null
      : ids.every((id) => moveFault(sections, id, parentId) === undefined),
  );
  return moves.length > 0 && isAllowed ? moves : undefined;
}

function childSections({ sections }: Tree, parentId: string | null): string[] {
  return sections.filter((section) => section.parentId === parentId).map(({ id }) => id);
}

function siblingsOf(tree: Tree, { kind, parentId }: Row): string[] {
  if (kind === 'section') return childSections(tree, parentId);
  return (tree.documents.get(parentId) ?? []).map(({ id }) => id);
}
