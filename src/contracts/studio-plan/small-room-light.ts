import { BELOW_CEILING_M, EYES_M, type Lamp, type LampRole, lampClass } from './lamps.ts';
import type { Placement } from './placement.ts';
import type { StudioPlan } from './plan.ts';
import type { Wall } from './wall.ts';
import { illuminance, ninePoints } from './wall-light.ts';

/** The reflector before the chest gives four tenths of the key light. */
const REFLECTOR_SHARE = 0.4;
/** Half a stop below the share of the wall in other rooms: less green light on the presenter. */
const SMALL_WALL_SHARE = 0.6;
/** The softbox: in front of the eyes and above them, 0.8 m away at 50°. */
const KEY_AHEAD_M = 0.8 * Math.cos((50 * Math.PI) / 180);
const KEY_ABOVE_M = 0.8 * Math.sin((50 * Math.PI) / 180);
/** Strips stand 25 to 35 cm off the wall. */
const STRIP_M = 0.3;

type Spot = Omit<Lamp, 'watts'>;

interface SmallRoomLight {
  levels: Partial<Record<LampRole, number>>;
  ratio: number;
  lamps: Lamp[];
}

/** A softbox overhead, a reflector for the shadows, and strips along the wall. */
export function smallRoomLight(
  plan: StudioPlan,
  placement: Placement,
  background: Wall,
  face: number,
): SmallRoomLight {
  const key = face / (1 + REFLECTOR_SHARE);
  const levels = { key, fill: key * REFLECTOR_SHARE, wall: face * SMALL_WALL_SHARE };
  const overhead = overheadSpot(placement, EYES_M.seated, plan.height - BELOW_CEILING_M);
  const strips = stripSpots(placement, background);
  const stripWatts = lampClass(levels.wall / strips.luxPerCandela, 1, true);
  return {
    levels,
    ratio: (1 + REFLECTOR_SHARE) / REFLECTOR_SHARE,
    lamps: [
      { ...overhead.spot, watts: lampClass(key, overhead.distance, true) },
      ...strips.spots.map((spot) => ({ ...spot, watts: stripWatts })),
    ],
  };
}

/** The softbox above the presenter; `highest` is as high as a lamp can hang. */
function overheadSpot(
  { presenterY }: Placement,
  eyes: number,
  highest: number,
): { spot: Spot; distance: number } {
  const z = Math.min(highest, eyes + KEY_ABOVE_M);
  return {
    spot: { role: 'key', x: 0, y: presenterY + KEY_AHEAD_M, z, aim: { x: 0, y: presenterY } },
    distance: Math.hypot(KEY_AHEAD_M, z - eyes),
  };
}

/**
 * Two strips that wash the wall, one from its upper edge and one from its lower. How evenly depends
 * on their optics, so no figure is worked out: the nine points are measured on site.
 */
function stripSpots({ wallY }: Placement, { lit }: Wall): { spots: Spot[]; luxPerCandela: number } {
  const heights = [lit.bottom, lit.top] as const;
  const lamps = heights.map((z) => ({ x: 0, y: STRIP_M, z }));
  const points = ninePoints(lit);
  const sum = points.reduce(
    (total, point) =>
      total +
      lamps.reduce(
        (lux, lamp, index) =>
          lux + illuminance(lamp, { x: 0, y: 0, z: heights[1 - index] ?? lit.top }, point),
        0,
      ),
    0,
  );
  return {
    spots: lamps.map((lamp) => ({
      ...lamp,
      role: 'wall',
      y: wallY + lamp.y,
      aim: { x: 0, y: wallY },
    })),
    luxPerCandela: sum / points.length,
  };
}
