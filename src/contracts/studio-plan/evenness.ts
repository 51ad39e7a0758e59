import { atMost, type StudioFigures } from './figures.ts';
import type { StudioPlan } from './plan.ts';

/**
 * How much brighter the brightest of nine points on the wall may be than the darkest. In shallow
 * rooms the lamps stand too close to the wall to light it better.
 */
export function evennessLimit({ depth }: StudioPlan, figures: StudioFigures): number {
  return atMost(
    figures,
    depth <= atMost(figures, 'room-depth-shallow')
      ? 'light-evenness-small-room-ratio'
      : 'light-evenness',
  );
}
