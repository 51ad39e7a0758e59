import { atMost, type StudioFigures } from './figures.ts';
import type { StudioPlan } from './plan.ts';

/** Rooms three or four metres deep: their lamps stand too close to the wall to light it better. */
const SHALLOW_ROOM_M = 4.5;

/** How much brighter the brightest of nine points on the wall may be than the darkest. */
export function evennessLimit({ depth }: StudioPlan, figures: StudioFigures): number {
  return atMost(
    figures,
    depth <= SHALLOW_ROOM_M ? 'light-evenness-small-room-ratio' : 'light-evenness',
  );
}
