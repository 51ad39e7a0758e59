import { type PointerEvent, useRef } from 'react';
import type { Place } from './places.ts';

/** A hand that moved farther than this, in pixels, has turned the view. */
const STILL = 6;

/** Handlers for what surrounds a canvas: a tap on it that does not turn the view. */
export function useTap(onTap: (place: Place) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown({ target, isPrimary, clientX: x, clientY: y }: PointerEvent) {
      start.current = isPrimary && target instanceof HTMLCanvasElement ? { x, y } : null;
    },
    onPointerUp({ target, clientX, clientY }: PointerEvent) {
      const { x = 0, y = 0 } = start.current ?? {};
      const isTap = start.current && Math.hypot(clientX - x, clientY - y) <= STILL;
      start.current = null;
      if (!isTap || !(target instanceof HTMLCanvasElement)) return;
      const box = target.getBoundingClientRect();
      onTap({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height });
    },
  };
}
