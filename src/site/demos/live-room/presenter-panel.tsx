import { Slider } from './controls.tsx';
import type { RoomText } from './messages.ts';
import type { RoomHeader } from './room-file.ts';
import { type Presenter, placed, stageArea } from './room-state.ts';

/** Place and turn of the presenter. */
export function PresenterPanel({
  text,
  presenter,
  ledWall,
  onChange,
}: {
  text: RoomText;
  presenter: Presenter;
  ledWall: RoomHeader['ledWall'] | undefined;
  onChange(presenter: Presenter): void;
}) {
  const { x, z, turn } = presenter;
  const set = (part: Partial<Presenter>) => onChange(placed({ ...presenter, ...part }));
  const metres = (value: number) => text.metres(value.toFixed(1));
  return (
    <div className="grid max-w-2xl gap-1">
      <p className="mb-2 text-sm text-ink-muted">{text.presenterHelp}</p>
      <Slider
        label={text.across}
        value={x}
        shown={metres(x)}
        min={stageArea.x[0]}
        max={stageArea.x[1]}
        step={0.1}
        onChange={(value) => set({ x: value })}
      />
      <Slider
        label={text.depth}
        value={z}
        shown={metres(z)}
        min={stageArea.z[0]}
        max={stageArea.z[1]}
        step={0.1}
        onChange={(value) => set({ z: value })}
      />
      <Slider
        label={text.turn}
        value={turn}
        shown={text.degrees(Math.round(turn))}
        min={-180}
        max={175}
        step={5}
        onChange={(value) => set({ turn: value })}
      />
      {ledWall && (
        <p className="mt-2 text-sm" role="status">
          {text.toWall((z - ledWall.z).toFixed(1))}
        </p>
      )}
    </div>
  );
}
