import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconRefresh } from '#ui/icons.tsx';
import { Notice } from '#ui/notices.tsx';
import { cx } from '#ui/text.ts';
import { flowerMessages } from './messages.ts';
import { PRESENTER, unproject, viewOf } from './scene/camera.ts';
import type { SceneStatus } from './scene/use-scene.ts';
import type { Player } from './state/player.ts';
import { prefersStill } from './use-player.ts';

/** Least metres that the pointer moves between two gusts, and metres that a gust may move petals. */
const GUST_STEP = 0.18;
const LONGEST_GUST = 0.9;
/** Strength of a gust for each metre that the pointer moved. */
const GUST_GAIN = 2.2;
/** Strength and place of a gust by an arrow key. */
const KEY_GUST = 0.85;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The canvas over the still picture, which it replaces once the first frame is drawn. */
export function Stage({
  canvasRef,
  canvasKey,
  player,
  status,
  isPlaying,
  still,
  onRetry,
}: {
  canvasRef: RefObject<HTMLCanvasElement | null>;
  /** Another key makes a new canvas: a lost one cannot draw again. */
  canvasKey: number;
  player: Player;
  status: SceneStatus;
  isPlaying: boolean;
  still: ReactNode;
  onRetry(): void;
}) {
  const text = useMessages(flowerMessages);
  const last = useRef<[number, number]>(undefined);

  const pointAt = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const x = ((clientX - left) / width) * 2 - 1;
    const y = 1 - ((clientY - top) / height) * 2;
    return unproject(viewOf(width, height), x, y);
  };
  const move = (event: PointerEvent) => {
    if (prefersStill()) return;
    const at = pointAt(event);
    const from = last.current ?? at;
    last.current ??= at;
    const [dx, dy] = [at[0] - from[0], at[1] - from[1]];
    const distance = Math.hypot(dx, dy);
    if (distance < GUST_STEP) return;
    last.current = at;
    const gain = Math.min(LONGEST_GUST, distance * GUST_GAIN) / distance;
    player.blow(at[0], at[1], [dx * gain, dy * gain]);
  };
  const press = (event: KeyboardEvent) => {
    const way = arrows[event.key];
    if (event.key === ' ' && !prefersStill()) player.setPlaying(!isPlaying);
    else if (way && !prefersStill()) {
      const height = PRESENTER.ground + 1.2;
      for (const x of [-0.6, 0.9, 2.4]) {
        player.blow(x, height, [way[0] * KEY_GUST, way[1] * KEY_GUST]);
      }
    } else return;
    event.preventDefault();
  };

  const isShown = status === 'ready';
  const problem = status === 'unavailable' || status === 'lost' || status === 'failed';
  return (
    // On phones and tablets the picture stays in sight while the controls scroll.
    <div
      className={cx(
        !problem && 'z-10 max-lg:[@media(height>=640px)]:sticky max-lg:top-16 md:top-28',
      )}
    >
      <div className="relative" data-flower={status}>
        <div className={cx(isShown && 'invisible')}>{still}</div>
        <div
          className={cx(
            'frame absolute inset-0 transition-opacity duration-300',
            isShown ? 'opacity-100' : 'opacity-0',
          )}
        >
          <canvas
            key={canvasKey}
            ref={canvasRef}
            role="img"
            aria-label={text.stage}
            tabIndex={isShown ? 0 : -1}
            onPointerMove={move}
            onPointerDown={(event) => {
              last.current = pointAt(event);
            }}
            onPointerLeave={() => {
              last.current = undefined;
            }}
            onKeyDown={press}
            className="size-full touch-pan-y"
          />
        </div>
      </div>
      {problem && (
        <div role="alert" className="mt-4 flex flex-wrap items-center gap-3">
          <Notice kind={status === 'unavailable' ? 'info' : 'error'}>{text[status]}</Notice>
          {status !== 'unavailable' && (
            <Button variant="secondary" icon={IconRefresh} onClick={onRetry}>
              {text.again}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
