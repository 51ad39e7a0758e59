import { Button } from '#ui/button.tsx';
import { distance } from './measure.ts';
import type { RoomText } from './messages.ts';
import type { RoomHeader, Triple } from './room-file.ts';
import type { Measured, Presenter } from './room-state.ts';

type Ready = keyof RoomText['readyName'];

/** Distances that need no picking. */
function readyMeasures(
  { room, ledWall, cameras }: RoomHeader,
  { x, z }: Presenter,
): Record<Ready, Measured> {
  const { halfWidth, back, front, height } = room;
  const lens = cameras[0]?.from ?? [0, 0, 0];
  return {
    width: [
      [-halfWidth, 0, 0.6],
      [halfWidth, 0, 0.6],
    ],
    depth: [
      [1.2, 0, back],
      [1.2, 0, front],
    ],
    height: [
      [-halfWidth + 0.02, 0, -1],
      [-halfWidth + 0.02, height, -1],
    ],
    wall: [
      [x, 0.02, z],
      [x, 0.02, ledWall.z],
    ],
    camera: [
      [lens[0], lens[1], lens[2]],
      [x, lens[1], z],
    ],
  };
}

export function MeasurePanel({
  text,
  header,
  presenter,
  points,
  onChange,
}: {
  text: RoomText;
  header: RoomHeader | undefined;
  presenter: Presenter;
  points: readonly Triple[];
  onChange(points: readonly Triple[]): void;
}) {
  const [a, b] = points;
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-muted">{text.measureHelp}</p>
      {header && (
        <fieldset>
          <legend className="mb-1.5 text-xs font-medium text-ink-muted">{text.ready}</legend>
          <div className="flex flex-wrap gap-2">
            {Object.entries(readyMeasures(header, presenter)).map(([key, ends]) => (
              <Button key={key} variant="secondary" onClick={() => onChange(ends)}>
                {text.readyName[key as Ready]}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      <div className="flex min-h-11 items-center gap-4">
        <p role="status" className="text-lg tabular-nums">
          {a && b && text.measured(distance(a, b).toFixed(2))}
        </p>
        <Button variant="ghost" spent={!a} onClick={() => onChange([])}>
          {text.clear}
        </Button>
      </div>
    </div>
  );
}
