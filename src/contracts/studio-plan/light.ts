import { atLeast, type StudioFigures } from './figures.ts';
import { BELOW_CEILING_M, EYES_M, type Lamp, type LampRole, lampClass } from './lamps.ts';
import type { Placement } from './placement.ts';
import { isSeated, type Shot, type StudioPlan } from './plan.ts';
import { isSmallRoom } from './small-room.ts';
import { smallRoomLight } from './small-room-light.ts';
import type { Wall } from './wall.ts';
import { placeWallLight, type WallLight } from './wall-light.ts';

export interface Lighting {
  /** Illuminance that the exposure needs, in lux. */
  exposure: number;
  /** Illuminance to set at the face: the exposure, and at least the fact `light-key`. */
  face: number;
  /** Illuminance of each kind of lamp where it is aimed, in lux. */
  levels: Partial<Record<LampRole, number>>;
  /** Bright to shadow side of the face: (key + fill) ÷ fill. */
  ratio: number;
  lamps: Lamp[];
  /** Whether the lamps stand as in small rooms: strips, a softbox overhead, a reflector, flags. */
  smallRoom: boolean;
  /** Light on a green wall; absent for other backgrounds, and for strips. */
  wall?: WallLight;
}

/** Shutter in seconds: two periods of lamps on 50 Hz mains. Source: document flicker-50hz. */
const SHUTTER_S = 1 / 100;
/** Source: document green-screen-lighting, illuminance = 250 × f-number² ÷ (shutter × ISO). */
const EXPOSURE_CONSTANT = 250;

/** Fill as a share of the key light: with 0.7 to 1 the ratio is 2.4:1 to 2:1 (same document). */
const FILL_SHARE = 0.8;
/** Back light as a share of the face: 0.5 to 1 is usual practice; a thin edge is enough. */
const BACK_SHARE = 0.5;
/** Green wall as a share of the face: 0.7 to 1 (document green-screen-lighting). */
const WALL_SHARE = 0.85;

/** Angles of key and fill to the camera axis, and of both above the eyes (same document). */
const FRONT_DEGREES = 40;
const ABOVE_EYES_DEGREES = 30;
const BACK_DEGREES = 45;
/** From key and fill to the face, along the floor: outside the picture of each shot (decision). */
const frontDistances: Record<Shot, number> = { full: 2.2, half: 1.5, table: 1.2 };
const BACK_DISTANCE_M = 1.2;
/** Illuminance for a correct exposure in lux. */
export function exposureIlluminance(stop: number, iso: number, shutter: number): number {
  return (EXPOSURE_CONSTANT * stop ** 2) / (shutter * iso);
}

/** Lamps for presenter and background, with the level that each is set to. */
export function planLight(
  plan: StudioPlan,
  placement: Placement,
  background: Wall,
  figures: StudioFigures,
): Lighting {
  const exposure = exposureIlluminance(plan.stop, plan.iso, SHUTTER_S);
  const face = Math.max(exposure, atLeast(figures, 'light-key'));
  if (isSmallRoom(plan, figures)) {
    return {
      exposure,
      face,
      smallRoom: true,
      ...smallRoomLight(plan, placement, background, face),
    };
  }
  const key = face / (1 + FILL_SHARE);
  const levels: Lighting['levels'] = { key, fill: key * FILL_SHARE, back: face * BACK_SHARE };
  const lamps = presenterLamps(plan, placement, levels);
  if (plan.background === 'set') {
    levels.wall = face * BACK_SHARE;
    lamps.push(setLamp(plan, placement, levels.wall));
  }
  const wall =
    plan.background === 'green' ? placeWallLight(plan, placement, background) : undefined;
  if (wall) {
    levels.wall = face * WALL_SHARE;
    const watts = lampClass(levels.wall / wall.luxPerCandela, 1, true);
    lamps.push(...wall.lamps.map((lamp) => ({ ...lamp, role: 'wall' as const, watts })));
  }
  return {
    exposure,
    face,
    levels,
    ratio: (1 + FILL_SHARE) / FILL_SHARE,
    lamps,
    smallRoom: false,
    ...(wall && { wall }),
  };
}

function presenterLamps(
  plan: StudioPlan,
  { presenterY }: Placement,
  levels: Lighting['levels'],
): Lamp[] {
  const eyes = isSeated(plan.shot) ? EYES_M.seated : EYES_M.standing;
  const highest = plan.height - BELOW_CEILING_M;
  const aim = { x: 0, y: presenterY };
  const lamp = (role: 'key' | 'fill' | 'back', side: 1 | -1): Lamp => {
    const isBack = role === 'back';
    const along = isBack ? BACK_DISTANCE_M : frontDistances[plan.shot];
    const angle = isBack ? BACK_DEGREES : FRONT_DEGREES;
    const rise = isBack ? BACK_DEGREES : ABOVE_EYES_DEGREES;
    const z = Math.min(highest, eyes + along * tan(rise));
    const distance = Math.hypot(along, z - eyes);
    return {
      role,
      x: side * along * Math.sin((angle * Math.PI) / 180),
      y: presenterY + (isBack ? -1 : 1) * along * Math.cos((angle * Math.PI) / 180),
      z,
      aim,
      watts: lampClass(levels[role] ?? 0, distance, !isBack),
    };
  };
  const backs = plan.shot === 'table' ? [lamp('back', 1)] : [lamp('back', -1), lamp('back', 1)];
  return [lamp('key', -1), lamp('fill', 1), ...backs];
}

/** One lamp across a set, from the side. Source: document three-point-lighting. */
function setLamp(plan: StudioPlan, { wallY, toWall }: Placement, lux: number): Lamp {
  const x = plan.width / 2 - BELOW_CEILING_M;
  const y = wallY + toWall / 2;
  const aim = { x: 0, y: wallY };
  return {
    role: 'wall',
    x,
    y,
    z: Math.min(plan.height - BELOW_CEILING_M, 2),
    aim,
    watts: lampClass(lux, Math.hypot(x, y - wallY), true),
  };
}

function tan(degrees: number): number {
  return Math.tan((degrees * Math.PI) / 180);
}
