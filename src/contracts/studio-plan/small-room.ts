import { atLeast, type StudioFigures } from './figures.ts';
import { isSeated, type StudioPlan } from './plan.ts';

/**
 * Whether a green screen is lit as the document small-room-lighting says: a seated presenter in a
 * room that the facts call too shallow, or too small, for the usual lamps.
 */
export function isSmallRoom(
  { background, shot, width, depth }: StudioPlan,
  figures: StudioFigures,
): boolean {
  if (background !== 'green' || !isSeated(shot)) return false;
  const area = Number((width * depth).toFixed(2));
  return (
    depth < atLeast(figures, 'room-depth-green-screen-waist') ||
    area < atLeast(figures, 'room-area-waist')
  );
}

/** Black flags, one at each side of the presenter. */
export const SMALL_ROOM_FLAGS = 2;
