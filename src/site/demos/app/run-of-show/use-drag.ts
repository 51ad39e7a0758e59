import { type PointerEvent, useRef, useState } from 'react';

/**
 * Dragging of list items by a handle: the item under the pointer is the new place. The keyboard has
 * its own way. The list captures the pointer, since an item that moves would lose it.
 */
export function useDrag(ids: readonly string[], onMove: (id: string, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string>();
  const end = () => setDragged(undefined);

  const placeAt = (y: number): number => {
    const items = [...(list.current?.children ?? [])];
    const index = items.findIndex((item) => y < item.getBoundingClientRect().bottom);
    return index < 0 ? items.length - 1 : index;
  };

  const listProps = {
    ref: list,
    onPointerMove({ clientY }: PointerEvent) {
      if (dragged === undefined) return;
      const index = placeAt(clientY);
      if (ids[index] !== dragged) onMove(dragged, index);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
  const startDrag = (id: string) => (event: PointerEvent) => {
    if (event.button !== 0) return;
    list.current?.setPointerCapture(event.pointerId);
    setDragged(id);
  };
  return { dragged, listProps, startDrag };
}
