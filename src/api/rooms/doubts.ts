import type { RoomAnswers } from '#contracts/enums/rooms.ts';
import { type Range, rangeOf } from '#contracts/room-ranges.ts';

/**
 * Figures that do not go together: a room so deep for its area that it is a corridor, at most so
 * many metres wide; or a depth below the long side, at least so many metres, that the area needs.
 */
export type Doubt = { kind: 'narrow'; width: number } | { kind: 'short'; side: number };

/** The width of a room, from its area and its depth. */
export function widthOf({ area, depth }: RoomAnswers): Range {
  const [square, deep] = [rangeOf(area), rangeOf(depth)];
  return {
    from: square.from / deep.to,
    to: deep.from === 0 ? Number.POSITIVE_INFINITY : square.to / deep.from,
  };
}

/**
 * What the visitor should check before trusting any advice.
 * @param screen width of the smallest green screen in metres: no picture fits a narrower room
 */
export function doubtOf(answers: RoomAnswers, screen: number): Doubt | null {
  const { to: width } = widthOf(answers);
  if (width <= screen) return { kind: 'narrow', width };
  // The long side of a room of this area is at least the side of the square.
  const side = Math.sqrt(rangeOf(answers.area).from);
  return side >= rangeOf(answers.depth).to ? { kind: 'short', side } : null;
}
