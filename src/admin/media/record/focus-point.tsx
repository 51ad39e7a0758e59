import type { KeyboardEvent, MouseEvent } from 'react';
import type { Focus } from '#contracts/picture.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { mediaMessages } from '../messages.ts';
import { Thumbnail } from '../thumbnail.tsx';
import type { MediaRecord } from '../types.ts';

/** How far an arrow key moves the point; with Shift ten times as far. */
const STEP = 0.01;

const moves: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The picture with its focal point, chosen by click or by arrow keys. */
export function FocusPoint({
  record,
  focus,
  onChange,
}: {
  record: Pick<MediaRecord, 'kind' | 'picture' | 'drawing' | 'poster' | 'state'>;
  focus: Focus | null;
  onChange: (focus: Focus | null) => void;
}) {
  const text = useMessages(mediaMessages);
  const { x, y } = focus ?? { x: 0.5, y: 0.5 };
  const set = (nextX: number, nextY: number) => onChange({ x: bound(nextX), y: bound(nextY) });
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // The keyboard clicks without a position.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    set((event.clientX - left) / width, (event.clientY - top) / height);
  };
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const factor = event.shiftKey ? 10 : 1;
    set(x + move[0] * factor, y + move[1] * factor);
  };
  return (
    <div>
      <div className="flex justify-center rounded-md bg-surface-2">
        <button
          type="button"
          aria-label={text.focusAt(percent(x), percent(y))}
          aria-describedby="focus-hint"
          onClick={click}
          onKeyDown={press}
          className="relative block cursor-crosshair [&_img]:max-h-80 [&_img]:w-auto"
        >
          <Thumbnail item={record} size="full" />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute size-6 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-surface bg-key/60 shadow-md outline-1 outline-ink"
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          />
        </button>
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <p id="focus-hint" className="text-sm text-ink-muted">
          {text.focusHint}
        </p>
        {focus && (
          <Button variant="ghost" size="sm" flush onClick={() => onChange(null)}>
            {text.focusReset}
          </Button>
        )}
      </div>
      <p className="sr-only" role="status">
        {text.focusAt(percent(x), percent(y))}
      </p>
    </div>
  );
}

const percent = (share: number) => Math.round(share * 100);

/** Within the picture, to the nearest percent. */
function bound(share: number): number {
  return percent(Math.min(1, Math.max(0, share))) / 100;
}
