import { atLeast, type StudioFigures } from '#contracts/studio-plan/figures.ts';
import { type StudioPlan, usualPlan } from '#contracts/studio-plan/plan.ts';
import { encodePlan } from '#contracts/studio-plan/plan-code.ts';
import type { StudioStart } from '#contracts/studio-plan/starts.ts';

/** Plans to begin with: the three rooms of the facts. */
export function startingPlans(figures: StudioFigures): StudioStart[] {
  return [
    start('waist', { ...usualPlan, upright: true, sells: 'small' }, figures),
    start(
      'full-length',
      { ...usualPlan, shot: 'full', upright: true, sells: 'clothing', cameras: 2 },
      figures,
    ),
    start(
      'group',
      {
        ...usualPlan,
        shot: 'full',
        background: 'led',
        sells: 'large',
        cameras: 3,
        stop: 2.8,
        grid: true,
        amps: 16,
        circuits: 6,
      },
      figures,
    ),
  ];
}

function start(
  key: StudioStart['key'],
  plan: Omit<StudioPlan, 'width' | 'depth' | 'height'>,
  figures: StudioFigures,
): StudioStart {
  const room = {
    width: atLeast(figures, `room-width-${key}`),
    depth: atLeast(figures, `room-length-${key}`),
    height: atLeast(figures, `room-height-${key}`),
  };
  return { key, ...room, plan: encodePlan({ ...plan, ...room }) };
}
