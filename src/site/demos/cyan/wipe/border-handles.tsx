import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { type Borders, moved, nearest, stepOf } from './borders.ts';
import { wipeMessages } from './messages.ts';

interface BorderHandlesProps {
  borders: Borders;
  onChange(borders: Borders): void;
}

/** The two borders over the picture: dragged by any pointer, or moved by keys. */
export function BorderHandles({ borders, onChange }: BorderHandlesProps) {
  const text = useMessages(wipeMessages);
  const pad = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<0 | 1>();
  const placeOf = ({ clientX }: PointerEvent) => {
    const box = pad.current?.getBoundingClientRect();
    return box ? (clientX - box.left) / box.width : 0;
  };
  const onKeyDown = (event: KeyboardEvent, which: 0 | 1) => {
    const step = stepOf(event.key);
    if (step === undefined) return;
    event.preventDefault();
    onChange(moved(borders, which, borders[which] + step));
  };
  return (
    <div
      ref={pad}
      className="absolute inset-0 cursor-ew-resize touch-pan-y"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        const which = nearest(borders, placeOf(event));
        setDragged(which);
        onChange(moved(borders, which, placeOf(event)));
      }}
      onPointerMove={(event) => {
        if (dragged !== undefined) onChange(moved(borders, dragged, placeOf(event)));
      }}
      onLostPointerCapture={() => setDragged(undefined)}
    >
      {([0, 1] as const).map((which) => (
        <div
          key={which}
          role="slider"
          tabIndex={0}
          aria-label={which === 0 ? text.first : text.second}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(borders[which] * 100)}
          aria-valuetext={text.position(Math.round(borders[which] * 100))}
          onKeyDown={(event) => onKeyDown(event, which)}
          className="group absolute inset-y-0 w-11 -translate-x-1/2 outline-none"
          style={{ left: `${borders[which] * 100}%` }}
        >
          <span className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-white group-focus-visible:bg-key" />
          <span className="absolute top-1/2 left-1/2 flex size-9 -translate-1/2 items-center justify-center rounded-full border-2 border-white bg-black/60 text-white group-focus-visible:border-key group-focus-visible:text-key">
            <svg
              viewBox="0 0 24 24"
              width="18"
              height="18"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              aria-hidden="true"
            >
              <path d="M9 7l-5 5 5 5M15 7l5 5-5 5" />
            </svg>
          </span>
        </div>
      ))}
    </div>
  );
}
