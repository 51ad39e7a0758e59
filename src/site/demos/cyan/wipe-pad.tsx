import { type PointerEvent, useRef } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { BorderHandle } from './border-handle.tsx';
import { cutoutMessages } from './messages.ts';

const bounded = (value: number) => Math.min(1, Math.max(0, value));

/** The border between the input and the result: dragged, or moved by keys. */
export function WipePad({ split, onChange }: { split: number; onChange(split: number): void }) {
  const text = useMessages(cutoutMessages);
  const pad = useRef<HTMLDivElement>(null);
  const follow = (event: PointerEvent) => {
    const box = pad.current?.getBoundingClientRect();
    if (box) onChange(bounded((event.clientX - box.left) / box.width));
  };
  return (
    <div
      ref={pad}
      className="absolute inset-0 cursor-ew-resize touch-pan-y"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => {
        if (event.buttons > 0) follow(event);
      }}
    >
      <BorderHandle label={text.wipe} at={split} onMove={(to) => onChange(bounded(to))} />
    </div>
  );
}
