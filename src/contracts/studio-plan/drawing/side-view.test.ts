import { expect, test } from 'vitest';
import { studioFigures } from '#tests/support/studio-figures.ts';
import { studioLabels } from '../i18n/labels.ts';
import { type StudioPlan, usualPlan } from '../plan.ts';
import { planStudio } from '../studio.ts';
import { sideView } from './side-view.ts';

const room: StudioPlan = { ...usualPlan, width: 4, depth: 6, height: 2.8, monitors: 0 };

/** Heights above the floor in centimetres: of the top of the head, and of each piece of furniture. */
function heightsOf(change: Partial<StudioPlan>) {
  const plan = { ...room, ...change };
  const frame = { x: 0, y: 0, size: 15, labels: studioLabels.zh };
  const shapes = sideView(planStudio(plan, studioFigures), frame);
  const above = (y: number) => Math.round(plan.height * 100 - y);
  return {
    head: shapes.flatMap((shape) =>
      shape.kind === 'circle' && shape.look === 'presenter'
        ? above(shape.at[1] - shape.radius)
        : [],
    ),
    furniture: shapes.flatMap((shape) =>
      shape.kind === 'path' && shape.look === 'furniture'
        ? above(Math.min(...shape.points.map(([, y]) => y)))
        : [],
    ),
  };
}

test.each<[string, Partial<StudioPlan>, number, number[]]>([
  ['full length: stands', { shot: 'full' }, 175, []],
  [
    'waist up: sits on a stool at a table, as the least height of the room expects',
    { shot: 'half' },
    135,
    [45, 75],
  ],
  ['close-up: sits on a stool at a table', { shot: 'table' }, 135, [45, 75]],
  ['waist up with a camera above: sits at a table', { shot: 'half', cameras: 4 }, 135, [45, 75]],
  ['full length with a camera above: stands at a table', { shot: 'full', cameras: 4 }, 175, [75]],
])('%s', (_, change, head, furniture) => {
  expect(heightsOf(change)).toEqual({ head: [head], furniture });
});
