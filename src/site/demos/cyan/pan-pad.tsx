import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { cutoutMessages } from './messages.ts';

/** How much the stage enlarges. */
export const ZOOM = 8;

/** The point of the picture that stays in place when it is enlarged, as fractions. */
export interface ZoomSpot {
  readonly u: number;
  readonly v: number;
}

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const bounded = (value: number) => Math.min(1, Math.max(0, value));

/** Moves the enlarged picture: by dragging it, or with the arrow keys. */
export function PanPad({ spot, onChange }: { spot: ZoomSpot; onChange(spot: ZoomSpot): void }) {
  const text = useMessages(cutoutMessages);
  const last = useRef({ x: 0, y: 0 });
  const moveBy = (du: number, dv: number) =>
    onChange({ u: bounded(spot.u + du), v: bounded(spot.v + dv) });
  const onPointerMove = (event: PointerEvent) => {
    if (event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const reach = ZOOM - 1;
    moveBy(
      (last.current.x - event.clientX) / (box.width * reach),
      (last.current.y - event.clientY) / (box.height * reach),
    );
    last.current = { x: event.clientX, y: event.clientY };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    moveBy(move[0] * 0.02, move[1] * 0.02);
  };
  return (
    <button
      type="button"
      aria-label={text.pan}
      className="absolute inset-0 cursor-grab touch-none outline-offset-[-3px] active:cursor-grabbing"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    />
  );
}
