import type { KeyboardEvent } from 'react';

/** How far a key moves a border, in fractions of the width. */
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

interface BorderHandleProps {
  label: string;
  /** Place in fractions of the width. */
  at: number;
  /** The place in words. */
  valueText?: string;
  /** A key asks for this place, which may lie outside the picture. */
  onMove(to: number): void;
}

/** The handle of a border between two views of a picture, which keys move. */
export function BorderHandle({ label, at, valueText, onMove }: BorderHandleProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(at + step);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(at * 100)}
      aria-valuetext={valueText}
      onKeyDown={onKeyDown}
      className="group absolute inset-y-0 w-11 -translate-x-1/2 outline-none"
      style={{ left: `${at * 100}%` }}
    >
      <span className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-ink group-focus-visible:bg-key" />
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
  );
}
