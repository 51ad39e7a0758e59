import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Picture } from '#contracts/picture.ts';
import { type Look, placeOf } from '#site/demos/panorama/direction.ts';
import type { PanoramaView } from '#site/demos/panorama/panorama-view.ts';
import { directionAt, type Place } from '#site/demos/panorama/places.ts';
import { useHands } from '#site/demos/panorama/use-hands.ts';
import { usePanorama } from '#site/demos/panorama/use-panorama.ts';
import { useTap } from '#site/demos/panorama/use-tap.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Notice } from '#ui/notices.tsx';
import { cx } from '#ui/text.ts';
import { basePath } from '../core/api.ts';
import { placingMessages } from './placing/messages.ts';

export type Direction = Pick<Look, 'yaw' | 'pitch'>;

/** A numbered mark on the panorama. */
export interface StageMark {
  key: string;
  label: string;
  number: number;
  to: Direction;
}

/** Share of the height of the view that a press of an arrow key moves a mark; five times with Shift. */
const STEP = 1 / 60;

/** A panorama to look around in, with marks. What may be changed has a function for it. */
export function PanoramaStage({
  picture,
  width,
  start,
  marks,
  onView,
  onTap,
  onMove,
  onRemove,
}: {
  picture: Picture;
  /** Degrees from the left to the right edge of the panorama. */
  width: number;
  start: Look;
  marks: readonly StageMark[];
  /** Gets the view once it is there, to turn it or to read where it looks. */
  onView?(view: PanoramaView | undefined): void;
  onTap?: ((to: Direction) => void) | undefined;
  onMove?: ((key: string, to: Direction) => void) | undefined;
  onRemove?: ((key: string) => void) | undefined;
}) {
  const text = useMessages(placingMessages);
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const [first] = useState(start);
  const aspect = () => (box.current?.clientWidth ?? 1) / (box.current?.clientHeight || 1);
  const { view, status, attempt, retry } = usePanorama({
    canvas,
    picture,
    basePath,
    width,
    start: first,
    onDraw(look, shape) {
      for (const { key, to } of marks) {
        const button = buttons.current.get(key);
        if (!button) continue;
        const place = placeOf(to, look, shape);
        button.style.visibility = place ? 'visible' : 'hidden';
        if (!place) continue;
        button.style.left = `${place.x * 100}%`;
        button.style.top = `${place.y * 100}%`;
      }
    },
  });
  const hands = useHands({ canvas, start: first, view });
  useEffect(() => onView?.(view), [view, onView]);
  // The marks stand where the picture was drawn last: other ones need one more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for other marks alone.
  useEffect(() => view?.refresh(), [view, marks]);

  const tap = useTap((place) => view && onTap?.(directionAt(place, view.look, aspect())));
  const drag = (key: string, { currentTarget, clientX, clientY, pointerId }: PointerEvent) => {
    const frame = box.current?.getBoundingClientRect();
    if (!frame || !view || !currentTarget.hasPointerCapture(pointerId)) return;
    const place: Place = {
      x: (clientX - frame.left) / frame.width,
      y: (clientY - frame.top) / frame.height,
    };
    onMove?.(key, directionAt(place, view.look, aspect()));
  };
  const press = ({ key, to }: StageMark, event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove?.(key);
      return;
    }
    const by = arrows[event.key];
    if (!by || !view || !onMove) return;
    event.preventDefault();
    const step = view.look.fov * STEP * (event.shiftKey ? 5 : 1);
    onMove(key, { yaw: to.yaw + by[0] * step, pitch: to.pitch + by[1] * step });
  };

  if (status !== 'loading' && status !== 'ready') {
    return (
      <div className="grid justify-items-start gap-3">
        <Notice kind="warning">{status === 'no-webgl' ? text.noWebgl : text.failed}</Notice>
        {status !== 'no-webgl' && (
          <Button variant="secondary" size="sm" onClick={retry}>
            {text.again}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div
      ref={box}
      role="application"
      aria-label={text.stage}
      aria-description={text.stageHelp}
      aria-busy={status === 'loading'}
      tabIndex={status === 'ready' ? 0 : -1}
      className="relative aspect-[16/9] max-h-[70vh] w-full min-w-0 overflow-hidden rounded-sm bg-surface-2"
      onKeyDown={hands.onKeyDown}
      {...tap}
    >
      <canvas
        key={attempt}
        ref={canvas}
        data-panorama={status}
        className={cx(
          'absolute inset-0 size-full',
          onTap ? 'cursor-crosshair' : 'cursor-grab active:cursor-grabbing',
        )}
        style={{ touchAction: 'pan-y' }}
        {...hands.pointers}
      />
      {marks.map((mark) => (
        <button
          key={mark.key}
          type="button"
          ref={(element) => {
            if (element) buttons.current.set(mark.key, element);
            else buttons.current.delete(mark.key);
          }}
          aria-label={mark.label}
          title={mark.label}
          className={cx(
            'invisible absolute -m-5.5 flex size-11 touch-none items-center justify-center',
            onMove && 'cursor-move',
          )}
          onKeyDown={(event) => press(mark, event)}
          onPointerDown={({ currentTarget, pointerId }) =>
            onMove && currentTarget.setPointerCapture(pointerId)
          }
          onPointerMove={(event) => drag(mark.key, event)}
        >
          <span className="flex size-7 items-center justify-center rounded-full border-2 border-surface bg-key text-sm font-bold text-on-key">
            {mark.number}
          </span>
        </button>
      ))}
    </div>
  );
}

const arrows: Record<string, readonly [yaw: number, pitch: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
