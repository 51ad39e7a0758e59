import type { Placement } from './placement.ts';
import type { StudioPlan } from './plan.ts';
import type { Wall } from './wall.ts';

interface Position {
  x: number;
  y: number;
  z: number;
}

/** Lamps of a green wall and what they give. */
export interface WallLight {
  lamps: (Position & { aim: { x: number; y: number } })[];
  /** From the lamps to the wall in metres. */
  distance: number;
  /** Half the height of the lit part: lamps that are nearer light the wall unevenly. */
  wantedDistance: number;
  /** Brightest to darkest of the nine points. */
  evenness: number;
  /** Mean of the nine points for one candela of each lamp. */
  luxPerCandela: number;
}

/** From a lamp to the edge of the picture and to the side wall. */
const CLEAR_M = 0.2;
/** From the middle of the room: outside the two back lights. */
const BESIDE_BACK_LIGHTS_M = 1.3;
/** From the lamps to the presenter, whom they must not light. */
const BEHIND_PRESENTER_M = 0.3;
const STEP_M = 0.1;

/**
 * One lamp on each side, two for a whole person (one above the other), each aimed at the opposite
 * third of the wall. Of the distances from half the height of the wall up to the presenter, the one
 * with the smallest difference between nine points is chosen.
 * Sources: document green-screen-lighting; tvtechnology.com (at least half the height away).
 */
export function placeWallLight(
  plan: StudioPlan,
  { wallY, toWall }: Placement,
  { lit }: Wall,
): WallLight {
  const height = lit.top - lit.bottom;
  const wantedDistance = height / 2;
  const farthest = Math.max(CLEAR_M, toWall - BEHIND_PRESENTER_M);
  const outside = Math.max(lit.width / 2 + CLEAR_M, BESIDE_BACK_LIGHTS_M);
  const x = Math.max(CLEAR_M, Math.min(outside, plan.width / 2 - CLEAR_M));
  const rows = plan.shot === 'full' ? [0.25, 0.75] : [0.5];
  const heights = rows.map((row) => lit.bottom + row * height);
  const options: WallLight[] = [];
  for (let d = Math.min(wantedDistance, farthest); d <= farthest + 1e-9; d += STEP_M) {
    const lamps = heights.flatMap((z) => [
      { x: -x, y: d, z },
      { x, y: d, z },
    ]);
    const points = ninePoints(lit).map((point) =>
      lamps.reduce((sum, lamp) => sum + illuminance(lamp, aimOf(lamp, lit), point), 0),
    );
    options.push({
      lamps: lamps.map((lamp) => ({
        ...lamp,
        y: wallY + lamp.y,
        aim: { x: aimOf(lamp, lit).x, y: wallY },
      })),
      distance: d,
      wantedDistance,
      evenness: Math.max(...points) / Math.min(...points),
      luxPerCandela: points.reduce((sum, lux) => sum + lux, 0) / points.length,
    });
  }
  return options.reduce((best, option) => (option.evenness < best.evenness ? option : best));
}

/**
 * Illuminance on the wall from a soft lamp of one candela along its axis: a softbox gives the cosine
 * of the angle to its axis (Lambert), the wall takes the cosine of its own, and both fall with the
 * square of the distance.
 */
export function illuminance(lamp: Position, aim: Position, point: Position): number {
  const ray = { x: point.x - lamp.x, y: point.y - lamp.y, z: point.z - lamp.z };
  const axis = { x: aim.x - lamp.x, y: aim.y - lamp.y, z: aim.z - lamp.z };
  const [distance, reach] = [length(ray), length(axis)];
  const emitted = (ray.x * axis.x + ray.y * axis.y + ray.z * axis.z) / (distance * reach);
  const received = lamp.y / distance;
  return (Math.max(0, emitted) * received) / distance ** 2;
}

/** The opposite third of the wall, at the height of the lamp. */
function aimOf(lamp: Position, { width }: Wall['lit']): Position {
  return { x: (-Math.sign(lamp.x) * width) / 6, y: 0, z: lamp.z };
}

/** The points of the acceptance test: the middles of a grid of three by three. */
export function ninePoints({ width, bottom, top }: Wall['lit']): Position[] {
  return [-1, 0, 1].flatMap((column) =>
    [1, 3, 5].map((row) => ({
      x: (column * width) / 3,
      y: 0,
      z: bottom + (row * (top - bottom)) / 6,
    })),
  );
}

function length({ x, y, z }: Position): number {
  return Math.hypot(x, y, z);
}
