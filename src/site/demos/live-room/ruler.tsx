import { type RefObject, useImperativeHandle, useRef } from 'react';
import type { Triple } from './room-file.ts';
import type { RoomView } from './view.ts';

export interface RulerHandle {
  /** Puts the line where its points are in the picture. */
  follow(view: RoomView): void;
}

/** The measured line over the picture. */
export function Ruler({
  points,
  label,
  handle,
}: {
  points: readonly Triple[];
  label: string | undefined;
  handle: RefObject<RulerHandle | null>;
}) {
  const svg = useRef<SVGSVGElement>(null);
  useImperativeHandle(handle, () => ({
    follow(view) {
      const box = svg.current;
      if (!box || points.length === 0) return;
      const ends = points.map((point) => view.seen(point));
      const { clientWidth: width, clientHeight: height } = box;
      const set = (element: Element | null | undefined, values: Record<string, number>) => {
        for (const [name, value] of Object.entries(values)) {
          element?.setAttribute(name, value.toFixed(1));
        }
      };
      const places = ends.map(
        (end) => [(end?.[0] ?? -9) * width, (end?.[1] ?? -9) * height] as const,
      );
      const [a, b] = [places[0] ?? [0, 0], places[1] ?? places[0] ?? [0, 0]];
      box.style.visibility = ends.includes(null) ? 'hidden' : 'visible';
      set(box.querySelector('line'), { x1: a[0], y1: a[1], x2: b[0], y2: b[1] });
      box.querySelectorAll('circle').forEach((dot, i) => {
        const place = i ? b : a;
        set(dot, { cx: place[0], cy: place[1] });
      });
      set(box.querySelector('text'), { x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2 - 12 });
    },
  }));
  if (points.length === 0) return null;
  return (
    <svg
      ref={svg}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full text-key"
    >
      <line stroke="currentColor" strokeWidth="2" strokeDasharray="6 4" />
      <circle r="5" fill="currentColor" />
      <circle r="5" fill="currentColor" />
      <text
        textAnchor="middle"
        className="fill-ink text-sm font-semibold"
        stroke="#07080b"
        strokeWidth="4"
        paintOrder="stroke"
      >
        {label}
      </text>
    </svg>
  );
}
