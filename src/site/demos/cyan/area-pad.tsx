import { type PointerEvent, useRef } from 'react';
import type { Rectangle } from '#keyer/settings.ts';

/** Least side of the rectangle, as a fraction of the picture. */
export const LEAST_SIDE = 0.02;
/** Distance in CSS pixels from a corner within which a press moves that corner. */
const GRIP = 24;

const bounded = (value: number) => Math.min(1, Math.max(0, value));

/** The rectangle between two points, none of its sides too short. */
export function rectangleOf(ax: number, ay: number, bx: number, by: number): Rectangle {
  const side = (a: number, b: number): [number, number] => {
    const low = bounded(Math.min(a, b));
    const high = bounded(Math.max(a, b));
    if (high - low >= LEAST_SIDE) return [low, high];
    const start = Math.min(low, 1 - LEAST_SIDE);
    return [start, start + LEAST_SIDE];
  };
  const [left, right] = side(ax, bx);
  const [top, bottom] = side(ay, by);
  return { left, top, right, bottom };
}

/**
 * Draws the mask: a press on a corner moves it, a press elsewhere begins a new rectangle. The
 * sliders of the mask do the same by keyboard.
 */
export function AreaPad({ area, onChange }: { area: Rectangle; onChange(area: Rectangle): void }) {
  const pad = useRef<HTMLDivElement>(null);
  /** The corner that stays while the pointer drags the other. */
  const fixed = useRef<readonly [number, number]>([0, 0]);
  const pointOf = (event: PointerEvent): readonly [number, number] => {
    const box = (pad.current as HTMLDivElement).getBoundingClientRect();
    return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
  };
  const begin = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const [x, y] = pointOf(event);
    const box = (pad.current as HTMLDivElement).getBoundingClientRect();
    const corners = [area.left, area.right].flatMap((cx) =>
      [area.top, area.bottom].map((cy) => ({ cx, cy })),
    );
    const near = corners.find(
      ({ cx, cy }) => Math.hypot((cx - x) * box.width, (cy - y) * box.height) < GRIP,
    );
    fixed.current = near
      ? [
          near.cx === area.left ? area.right : area.left,
          near.cy === area.top ? area.bottom : area.top,
        ]
      : [bounded(x), bounded(y)];
  };
  return (
    <div
      ref={pad}
      aria-hidden="true"
      className="absolute inset-0 cursor-crosshair touch-none overflow-hidden"
      onPointerDown={begin}
      onPointerMove={(event) => {
        if (event.buttons > 0) onChange(rectangleOf(...fixed.current, ...pointOf(event)));
      }}
    >
      <div
        className="absolute border border-key shadow-[0_0_0_100vmax_rgb(0_0_0/0.55)]"
        style={{
          left: `${area.left * 100}%`,
          top: `${area.top * 100}%`,
          width: `${(area.right - area.left) * 100}%`,
          height: `${(area.bottom - area.top) * 100}%`,
        }}
      >
        {['top-0 left-0', 'top-0 left-full', 'top-full left-0', 'top-full left-full'].map(
          (corner) => (
            <span
              key={corner}
              className={`absolute size-4 -translate-1/2 rounded-full border-2 border-key bg-stage ${corner}`}
            />
          ),
        )}
      </div>
    </div>
  );
}
