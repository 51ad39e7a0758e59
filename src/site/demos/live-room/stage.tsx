import {
  type ComponentProps,
  type KeyboardEventHandler,
  type ReactNode,
  type RefObject,
  useState,
} from 'react';
import { Button } from '#ui/button.tsx';
import { type Icon, IconMinus, IconSmartphone } from '#ui/icons.tsx';
import { Notice } from '#ui/notices.tsx';
import { cx } from '#ui/text.ts';
import { IconHome, IconPlus } from '#ui/tool-icons.tsx';
import type { RoomText } from './messages.ts';
import { firstOrbit, type Orbit } from './orbit.ts';
import type { RoomState } from './room-state.ts';
import type { RoomStatus } from './use-room-view.ts';

interface StageProps {
  text: RoomText;
  still: ReactNode;
  status: RoomStatus;
  state: RoomState;
  stage: RefObject<HTMLDivElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  handlers: Pick<
    ComponentProps<'canvas'>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
  > & { onKeyDown: KeyboardEventHandler };
  onOrbit(change: (orbit: Orbit) => Orbit): void;
  onView(view: RoomState['view']): void;
  /** Each attempt has a canvas of its own. */
  attempt: number;
  onRetry(): void;
  children: ReactNode;
}

/** The picture: the still until the room has been drawn, and again where it cannot be drawn. */
export function Stage(props: StageProps) {
  const { text, still, status, state, stage, canvas, onRetry, children } = props;
  const { onKeyDown, ...pointers } = props.handlers;
  const [moveMode, setMoveMode] = useState(false);
  const ready = status === 'ready';
  const camera = text.camera[state.program] ?? '';
  return (
    // It stays in sight while the controls scroll, except where it would fill the window.
    <div className="z-10 top-(--demo-top,4rem) max-lg:[@media(height>=640px)]:sticky md:top-(--demo-top,7rem) xl:sticky">
      <div className="relative max-md:rounded-md max-md:bg-stage">
        <div ref={stage} className="relative" aria-busy={status === 'loading'}>
          {still}
          <div
            role="application"
            aria-label={text.stage}
            aria-description={text.stageHelp}
            tabIndex={ready ? 0 : -1}
            onKeyDown={onKeyDown}
            className={cx(
              'frame absolute inset-0',
              !ready && 'pointer-events-none opacity-0',
              ready && 'animate-fade-in',
            )}
          >
            {status !== 'lost' && status !== 'no-webgl' && (
              <canvas
                key={props.attempt}
                ref={canvas}
                data-live-room={status}
                className="block size-full cursor-grab active:cursor-grabbing"
                style={{ touchAction: moveMode ? 'none' : 'pan-y' }}
                {...pointers}
              />
            )}
            {children}
          </div>
          {status === 'loading' && (
            <p role="status" className="badge absolute start-3 top-3">
              {text.loading}
            </p>
          )}
        </div>
        {(ready || status === 'loading') && (
          <Views {...props} moveMode={moveMode} onMoveMode={setMoveMode} />
        )}
      </div>
      {/* Where the stage has a column of its own; on phones the controls pass below it. */}
      {ready && state.view === 'walk' && (
        <p className="mt-2 hidden text-xs text-ink-muted xl:pointer-fine:block">{text.stageHint}</p>
      )}
      {ready && (
        <p role="status" className="sr-only">
          {state.view === 'program' && text.onAir(text.cameraLabel(state.program + 1, camera))}
        </p>
      )}
      {(status === 'no-webgl' || status === 'lost' || status === 'failed') && (
        <div role="alert" className="mt-3 grid gap-3">
          <Notice kind="warning">
            {{ 'no-webgl': text.noWebgl, lost: text.lost, failed: text.failed }[status]}
          </Notice>
          <div className="flex flex-wrap gap-3">
            {status !== 'no-webgl' && <Button onClick={onRetry}>{text.again}</Button>}
            <Button variant="secondary" to="/product/3d" hash="gallery">
              {text.pictures}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

/**
 * What the picture shows, and the free camera: buttons over the picture, on phones below it, where
 * they would cover a good part of it.
 */
function Views({
  text,
  status,
  state,
  onOrbit,
  onView,
  moveMode,
  onMoveMode,
}: StageProps & { moveMode: boolean; onMoveMode(on: boolean): void }) {
  const walking = state.view === 'walk';
  return (
    // On phones the row is there from the start, so that the page below moves once.
    <div className={cx('flex justify-between max-md:p-1', status !== 'ready' && 'invisible')}>
      <div className="flex rounded-sm bg-stage/80 md:absolute md:start-3 md:top-3">
        {(['walk', 'program'] as const).map((view) => (
          <button
            key={view}
            type="button"
            aria-pressed={state.view === view}
            className={cx('segment max-md:px-3', state.view === view && 'border-key text-key')}
            onClick={() => onView(view)}
          >
            {text[view]}
          </button>
        ))}
      </div>
      {walking && (
        <div className="flex rounded-sm bg-stage/80 md:absolute md:end-3 md:top-3 md:grid">
          <StageButton
            icon={IconPlus}
            label={text.zoomIn}
            onClick={() => onOrbit((orbit) => ({ ...orbit, distance: orbit.distance * 0.85 }))}
          />
          <StageButton
            icon={IconMinus}
            label={text.zoomOut}
            onClick={() => onOrbit((orbit) => ({ ...orbit, distance: orbit.distance / 0.85 }))}
          />
          <StageButton
            icon={IconHome}
            label={text.home}
            onClick={() => onOrbit(() => firstOrbit)}
          />
          <StageButton
            icon={IconSmartphone}
            label={text.moveMode}
            pressed={moveMode}
            className="hidden pointer-coarse:flex"
            onClick={() => onMoveMode(!moveMode)}
          />
        </div>
      )}
    </div>
  );
}

function StageButton({
  icon: Picture,
  label,
  pressed,
  className,
  onClick,
}: {
  icon: Icon;
  label: string;
  pressed?: boolean;
  className?: string;
  onClick(): void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      className={cx(
        'size-11 items-center justify-center hover:text-key',
        className ?? 'flex',
        pressed && 'text-key',
      )}
      onClick={onClick}
    >
      <Picture size={18} />
    </button>
  );
}
