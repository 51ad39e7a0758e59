import { type RefObject, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { IconPlay } from '#ui/icons.tsx';
import { cx } from '#ui/text.ts';
import { IconPause, IconPlus, IconTrash } from '#ui/tool-icons.tsx';
import { useFocusAfter } from '#ui/use-focus-after.ts';
import type { RoomText } from './messages.ts';
import type { RoomState } from './room-state.ts';
import type { useMoves } from './use-moves.ts';

interface CameraPanelProps {
  text: RoomText;
  state: RoomState;
  /** Where the pictures of the cameras are painted. */
  thumbs: RefObject<(HTMLCanvasElement | null)[]>;
  moves: ReturnType<typeof useMoves>;
  onPreview(camera: number): void;
  onTake(how: 'cut' | 'mix'): void;
}

/** The wall of camera pictures with programme and preview, and saved views of the free camera. */
export function CameraPanel({ text, state, thumbs, moves, onPreview, onTake }: CameraPanelProps) {
  const { program, preview } = state;
  return (
    <div className="grid gap-5 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <fieldset>
        <legend className="mb-1.5 text-xs font-medium text-ink-muted">{text.matrix}</legend>
        <div className="grid grid-cols-2 gap-2 @xl:grid-cols-4">
          {text.camera.map((name, camera) => {
            const onAir = camera === program;
            const next = camera === preview && !onAir;
            return (
              <button
                key={name}
                type="button"
                aria-pressed={next}
                // A camera that is on air cannot be the next one.
                aria-disabled={onAir || undefined}
                className={cx(
                  'relative overflow-hidden rounded-sm border-2 text-start',
                  onAir ? 'border-bad' : next ? 'border-good' : 'border-line',
                )}
                onClick={() => !onAir && onPreview(camera)}
              >
                <canvas
                  ref={(element) => {
                    thumbs.current[camera] = element;
                  }}
                  width={320}
                  height={180}
                  className="block aspect-video w-full bg-stage"
                />
                <span className="flex min-h-9 flex-wrap items-center justify-between gap-x-2 px-2 py-1 text-xs">
                  {text.cameraLabel(camera + 1, name)}
                  {(onAir || next) && (
                    <span className={cx('font-semibold', onAir ? 'text-bad' : 'text-good')}>
                      {onAir ? text.state.program : text.state.preview}
                    </span>
                  )}
                </span>
              </button>
            );
          })}
        </div>
        <div className="mt-3 flex gap-2">
          <Button onClick={() => onTake('cut')}>{text.cut}</Button>
          <Button variant="secondary" onClick={() => onTake('mix')}>
            {text.mix}
          </Button>
        </div>
      </fieldset>
      <SavedViews text={text} moves={moves} canSave={state.view === 'walk'} />
    </div>
  );
}

function SavedViews({
  text,
  moves,
  canSave,
}: Pick<CameraPanelProps, 'text' | 'moves'> & {
  /** The free camera is the one that is seen. */
  canSave: boolean;
}) {
  const { saved, playing } = moves;
  const box = useRef<HTMLFieldSetElement>(null);
  const focusAfter = useFocusAfter(saved.length);
  const remove = (index: number) => {
    moves.remove(index);
    // The view that takes its place, or the button that saves another one.
    focusAfter(() =>
      box.current?.querySelectorAll<HTMLElement>('li, div')[index]?.querySelector('button'),
    );
  };
  return (
    <fieldset ref={box}>
      <legend className="mb-1.5 text-xs font-medium text-ink-muted">{text.moves}</legend>
      {(saved.length < 2 || !canSave) && (
        <p className="mb-2 text-sm text-ink-muted">{text.noMoves}</p>
      )}
      <ul className="mb-2 flex flex-wrap gap-2">
        {saved.map((orbit, index) => (
          <li
            key={JSON.stringify([orbit, index])}
            className="flex rounded-sm border border-control"
          >
            <button type="button" className="min-h-11 px-3 text-sm" onClick={() => moves.go(orbit)}>
              {text.move(index + 1)}
            </button>
            <button
              type="button"
              aria-label={text.remove(index + 1)}
              className="flex size-11 items-center justify-center text-ink-muted hover:text-ink"
              onClick={() => remove(index)}
            >
              <IconTrash size={16} />
            </button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={IconPlus}
          spent={moves.full || !canSave}
          onClick={moves.save}
        >
          {text.save}
        </Button>
        {saved.length > 1 && (
          <Button
            variant="secondary"
            icon={playing ? IconPause : IconPlay}
            onClick={playing ? moves.stop : moves.play}
          >
            {playing ? text.stop : text.play}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
