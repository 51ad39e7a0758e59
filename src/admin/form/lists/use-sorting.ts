import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** A row on its way: from its place to another one. */
export interface Drop {
  from: number;
  to: number;
}

/**
 * Sorts the rows of a list by dragging a grip with any pointer, or by the arrow keys on it. The list
 * gets `listRef`; each row has the attribute `data-sort-row` and a grip with the attributes of
 * `grip(index)`.
 */
export function useSorting(onMove: (from: number, to: number) => void) {
  const listRef = useRef<HTMLOListElement>(null);
  const [drop, setDrop] = useState<Drop>();
  const focusOn = useRef<number>(undefined);
  // The moved row is drawn at its new place by now; its grip has lost the focus.
  useEffect(() => {
    if (focusOn.current === undefined) return;
    const grip = rowsOf(listRef.current)[focusOn.current]?.querySelector('[data-grip]');
    focusOn.current = undefined;
    if (grip instanceof HTMLElement) grip.focus();
  });
  const move = (from: number, to: number) => {
    const count = rowsOf(listRef.current).length;
    if (to < 0 || to >= count || from === to) return;
    focusOn.current = to;
    onMove(from, to);
  };
  const grip = (index: number) => ({
    'data-grip': '',
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrop(undefined);
      const to = placeByKey(event.key, index, rowsOf(listRef.current).length);
      if (to === undefined) return;
      event.preventDefault();
      move(index, to);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrop({ from: index, to: index });
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (!drop) return;
      const to = placeUnder(rowsOf(listRef.current), drop.from, clientY);
      if (to !== drop.to) setDrop({ from: drop.from, to });
      rowsOf(listRef.current)[to]?.scrollIntoView({ block: 'nearest' });
    },
    onPointerUp: () => {
      if (!drop) return;
      setDrop(undefined);
      move(drop.from, drop.to);
    },
    onPointerCancel: () => setDrop(undefined),
  });
  /** Where a line shows the new place of the dragged row. */
  const markOf = (index: number): 'before' | 'after' | 'dragged' | undefined => {
    if (!drop) return undefined;
    if (drop.from === index) return 'dragged';
    if (drop.to !== index) return undefined;
    return drop.to < drop.from ? 'before' : 'after';
  };
  return { listRef, grip, markOf };
}

const rowsOf = (list: HTMLElement | null): Element[] => [
  ...(list?.querySelectorAll(':scope > [data-sort-row]') ?? []),
];

function placeByKey(key: string, index: number, count: number): number | undefined {
  const places: Record<string, number> = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}

/** The place for the dragged row: after all others whose middle is above the pointer. */
export function placeUnder(rows: readonly Element[], from: number, y: number): number {
  return rows.filter((row, index) => {
    const { top, height } = row.getBoundingClientRect();
    return index !== from && top + height / 2 < y;
  }).length;
}
