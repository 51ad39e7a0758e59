import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { cutoutMessages } from './messages.ts';

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -0.02,
  ArrowDown: -0.02,
  ArrowRight: 0.02,
  ArrowUp: 0.02,
  PageDown: -0.1,
  PageUp: 0.1,
  Home: -1,
  End: 1,
};

const bounded = (value: number) => Math.min(1, Math.max(0, value));

/** The border between the input and the result: dragged, or moved by keys. */
export function WipePad({ split, onChange }: { split: number; onChange(split: number): void }) {
  const text = useMessages(cutoutMessages);
  const pad = useRef<HTMLDivElement>(null);
  const follow = (event: PointerEvent) => {
    const box = pad.current?.getBoundingClientRect();
    if (box) onChange(bounded((event.clientX - box.left) / box.width));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onChange(bounded(split + step));
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
      <div
        role="slider"
        tabIndex={0}
        aria-label={text.wipe}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(split * 100)}
        onKeyDown={onKeyDown}
        className="group absolute inset-y-0 w-11 -translate-x-1/2 outline-none"
        style={{ left: `${split * 100}%` }}
      >
        <span className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-ink" />
        <span className="absolute top-1/2 left-1/2 flex size-9 -translate-1/2 items-center justify-center rounded-full border-2 border-ink bg-stage/60 text-ink group-focus-visible:border-key group-focus-visible:text-key">
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
    </div>
  );
}
