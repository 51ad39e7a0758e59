import { type DragEvent, useState } from 'react';
import { type DropPlace, dropMoves } from './moves.ts';
import type { Move, Row, Tree } from './types.ts';

/** Where the dragged rows would go. */
interface DropTarget {
  id: string;
  place: DropPlace;
}

/** Part of a row, from its edge, that is before or after it; the rest is inside. */
const EDGE = 0.28;

/** Drags rows onto other rows; places that are not possible take no drop. */
export function useDragging(
  tree: Tree,
  selected: ReadonlyMap<string, Row>,
  onDrop: (moves: Move[]) => void,
) {
  const [dragged, setDragged] = useState<readonly Row[]>([]);
  const [target, setTarget] = useState<DropTarget>();
  const end = () => {
    setDragged([]);
    setTarget(undefined);
  };
  /** Attributes of a row. */
  const row = (to: Row) => ({
    draggable: true,
    'data-dragged': dragged.some(({ id }) => id === to.id) || undefined,
    'data-drop': target?.id === to.id ? target.place : undefined,
    onDragStart(event: DragEvent) {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', to.id);
      setDragged(selected.has(to.id) ? [...selected.values()] : [to]);
    },
    onDragOver(event: DragEvent<HTMLElement>) {
      const place = placeAt(event, to);
      if (dragged.length === 0 || !dropMoves(tree, dragged, to, place)) {
        setTarget(undefined);
        return;
      }
      event.preventDefault();
      if (target?.id !== to.id || target.place !== place) setTarget({ id: to.id, place });
    },
    onDrop(event: DragEvent<HTMLElement>) {
      event.preventDefault();
      const moves = dropMoves(tree, dragged, to, placeAt(event, to));
      end();
      if (moves) onDrop(moves);
    },
    onDragEnd: end,
  });
  /** The place under the pointer: documents have no inside; a dragged document goes into sections. */
  const placeAt = ({ clientY, currentTarget }: DragEvent<HTMLElement>, to: Row): DropPlace => {
    const { top, height } = currentTarget.getBoundingClientRect();
    const part = (clientY - top) / height;
    if (to.kind === 'document') return part < 0.5 ? 'before' : 'after';
    if (dragged.some(({ kind }) => kind === 'document')) return 'into';
    if (part < EDGE) return 'before';
    return part > 1 - EDGE ? 'after' : 'into';
  };
  return { row };
}
