import { type PointerEvent, useRef, useState } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { BorderHandle } from '../border-handle.tsx';
import { type Borders, moved, nearest } from './borders.ts';
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
        <BorderHandle
          key={which}
          label={which === 0 ? text.first : text.second}
          at={borders[which]}
          valueText={text.position(Math.round(borders[which] * 100))}
          onMove={(to) => onChange(moved(borders, which, to))}
        />
      ))}
    </div>
  );
}
