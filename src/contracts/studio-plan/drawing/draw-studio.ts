import type { Studio } from '../studio.ts';
import type { DrawingLabels } from './frame.ts';
import type { Drawing, Point, Shape } from './shapes.ts';
import { rectangle } from './shapes.ts';
import { sideView } from './side-view.ts';
import { topView } from './top-view.ts';

/** Text height for a room of usual size; larger rooms are shown smaller, so their text grows. */
const TEXT_CM = 15;
const USUAL_WIDTH_CM = 760;

/** The plan of a studio: from above, from the side below it, and the legend. */
export function drawStudio(studio: Studio, labels: DrawingLabels): Drawing {
  const { plan, placement } = studio;
  const inner = Math.max(plan.depth, placement.neededDepth) * 100;
  const size = TEXT_CM * Math.max(1, (inner + 120) / USUAL_WIDTH_CM);
  const left = 3 * size;
  const width = left + inner + 3.5 * size;
  const top = 2.6 * size;
  const sideTitle = top + plan.width * 100 + 7 * size;
  const side = sideTitle + size;
  const legendY = side + plan.height * 100 + 2.4 * size;
  const title = (text: string, at: Point): Shape => ({ kind: 'text', text, at, size: 1.15 * size });
  return {
    width,
    height: legendY + 3.2 * size,
    shapes: [
      title(labels.topView, [left, top - size]),
      {
        kind: 'text',
        text: labels.grid,
        at: [left + plan.depth * 100, top - size],
        size,
        anchor: 'end',
        tone: 'muted',
      },
      ...topView(studio, { x: left, y: top, size, labels }),
      title(labels.sideView, [left, sideTitle]),
      ...sideView(studio, { x: left, y: side, size, labels }),
      ...legend(studio, labels, left, legendY, size),
    ],
  };
}

/** What the shapes mean: two rows. */
function legend(
  { plan }: Studio,
  labels: DrawingLabels,
  x: number,
  y: number,
  size: number,
): Shape[] {
  const mark = 1.1 * size;
  const entries: [Shape, string][] = [
    [rectangle('camera', 0, -0.5 * mark, mark, mark), labels.camera],
    [rectangle('view', 0, -0.5 * mark, mark, mark), labels.view],
    [{ kind: 'circle', look: 'lamp', at: [mark / 2, 0], radius: mark / 2 }, labels.lamp],
    [rectangle('furniture', 0, -0.5 * mark, mark, mark), labels.monitor],
    ...(plan.background === 'none'
      ? []
      : [
          [
            {
              kind: 'path',
              look: 'wall',
              points: [
                [0, 0],
                [mark, 0],
              ],
            },
            labels.backgrounds[plan.background],
          ] as [Shape, string],
        ]),
  ];
  const column = 9.5 * size;
  return entries.flatMap(([shape, text], index) => {
    const at: Point = [x + (index % 3) * column, y + Math.floor(index / 3) * 1.8 * size];
    return [
      moved(shape, at),
      { kind: 'text', text, at: [at[0] + 1.6 * size, at[1] + 0.36 * size], size, tone: 'muted' },
    ];
  });
}

function moved(shape: Shape, [dx, dy]: Point): Shape {
  const shift = ([x, y]: Point): Point => [x + dx, y + dy];
  return shape.kind === 'path'
    ? { ...shape, points: shape.points.map(shift) }
    : { ...shape, at: shift(shape.at) };
}
