import { type PointerEvent, useRef, useState } from 'react';

/**
 * Dragging of list items by a handle: the item under the pointer is the new place. The keyboard has
 * its own way.
 */
export function useDrag(onMove: (id: string, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string>();

  const placeAt = (y: number): number => {
    const items = [...(list.current?.children ?? [])];
    const place = items.findIndex((item) => {
      const { top, height } = item.getBoundingClientRect();
      return y < top + height / 2;
    });
    return place < 0 ? items.length : place;
  };

  const handleProps = (id: string, index: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(id);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (dragged !== id) return;
      const place = placeAt(event.clientY);
      // The item itself is still in the list while others are counted.
      const to = place > index ? place - 1 : place;
      if (to !== index) onMove(id, to);
    },
    onPointerUp: () => setDragged(undefined),
    onPointerCancel: () => setDragged(undefined),
  });
  return { list, dragged, handleProps };
}
