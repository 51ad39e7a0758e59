import { line, type Point, type Shape } from './shapes.ts';

/** Half the length of the strokes at the ends of a dimension line. */
const TICK = 5;
const TEXT_GAP = 5;

/** A dimension line with strokes at its ends and the length in metres above, or left of, it. */
export function dimension(from: Point, to: Point, size: number): Shape[] {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const upwards = x1 === x2;
  const length = Math.hypot(x2 - x1, y2 - y1);
  const tick = ([x, y]: Point) =>
    upwards
      ? line('dimension', [x - TICK, y], [x + TICK, y])
      : line('dimension', [x, y - TICK], [x, y + TICK]);
  const middle: Point = [(x1 + x2) / 2, (y1 + y2) / 2];
  return [
    line('dimension', from, to),
    tick(from),
    tick(to),
    {
      kind: 'text',
      text: `${(length / 100).toFixed(2)} m`,
      at: upwards ? [middle[0] - TEXT_GAP, middle[1]] : [middle[0], middle[1] - TEXT_GAP],
      size,
      anchor: 'middle',
      tone: 'muted',
      ...(upwards ? { upwards } : {}),
    },
  ];
}
