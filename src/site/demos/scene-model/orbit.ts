import type { Vector } from '../panorama/direction.ts';

/** A camera that moves around what it looks at. Angles in degrees, lengths in metres. */
export interface Orbit {
  target: Vector;
  /** Around the vertical, to the right of the positive z axis. */
  azimuth: number;
  /** Above the horizon. */
  elevation: number;
  distance: number;
  /** Vertical field of view. */
  fov: number;
}

const RADIANS = Math.PI / 180;
/** How far one walks from a camera of the scene: the set has no back. */
const REACH = { azimuth: 50, elevation: 30, nearer: 0.4, farther: 1.5 };
const ELEVATION = { min: -8, max: 88 };
/** The eye stays above the floor. */
const LOWEST_EYE = 0.25;
/** Shape of the picture that a camera's field of view is meant for; narrow pictures show more above. */
const ASPECT = 1.6;
const WIDEST = 85;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** The camera of a scene as an orbit around what it looks at. */
export function orbitOf({
  position,
  target,
  fov,
}: {
  position: Vector;
  target: Vector;
  fov: number;
}): Orbit {
  const [x, y, z] = [position[0] - target[0], position[1] - target[1], position[2] - target[2]];
  const distance = Math.max(0.3, Math.hypot(x, y, z));
  return {
    target,
    azimuth: Math.atan2(x, z) / RADIANS,
    elevation: Math.asin(clamp(y / distance, -1, 1)) / RADIANS,
    distance,
    fov,
  };
}

/** Where the camera of an orbit is. */
export function eyeOf({ target, azimuth, elevation, distance }: Orbit): Vector {
  const flat = Math.cos(elevation * RADIANS) * distance;
  return [
    target[0] + Math.sin(azimuth * RADIANS) * flat,
    target[1] + Math.sin(elevation * RADIANS) * distance,
    target[2] + Math.cos(azimuth * RADIANS) * flat,
  ];
}

/** The nearest orbit within reach of a camera of the scene. */
export function bounded(orbit: Orbit, from: Orbit): Orbit {
  const distance = clamp(
    orbit.distance,
    from.distance * REACH.nearer,
    from.distance * REACH.farther,
  );
  const floor = Math.asin(clamp((LOWEST_EYE - orbit.target[1]) / distance, -1, 1)) / RADIANS;
  const lowest = Math.max(ELEVATION.min, floor, from.elevation - REACH.elevation);
  const highest = Math.min(ELEVATION.max, from.elevation + REACH.elevation);
  return {
    ...orbit,
    distance,
    azimuth: clamp(orbit.azimuth, from.azimuth - REACH.azimuth, from.azimuth + REACH.azimuth),
    elevation: clamp(orbit.elevation, Math.min(lowest, highest), highest),
  };
}

/** Orbit on the way between two; `t` from 0 to 1 starts and ends slowly. */
export function between(a: Orbit, b: Orbit, t: number): Orbit {
  const s = t * t * (3 - 2 * t);
  const mix = (from: number, to: number) => from + (to - from) * s;
  const [x, y, z] = a.target;
  return {
    target: [mix(x, b.target[0]), mix(y, b.target[1]), mix(z, b.target[2])],
    azimuth: mix(a.azimuth, b.azimuth),
    elevation: mix(a.elevation, b.elevation),
    distance: mix(a.distance, b.distance),
    fov: mix(a.fov, b.fov),
  };
}

/** The orbit after a key; undefined for keys that do nothing. */
export function turnedByKey(orbit: Orbit, key: string, start: Orbit): Orbit | undefined {
  const { azimuth, elevation, distance } = orbit;
  const moves: Record<string, Orbit> = {
    ArrowLeft: { ...orbit, azimuth: azimuth - 6 },
    ArrowRight: { ...orbit, azimuth: azimuth + 6 },
    ArrowUp: { ...orbit, elevation: elevation + 5 },
    ArrowDown: { ...orbit, elevation: elevation - 5 },
    '+': { ...orbit, distance: distance * 0.88 },
    '=': { ...orbit, distance: distance * 0.88 },
    '-': { ...orbit, distance: distance / 0.88 },
    Home: start,
  };
  return moves[key];
}

/** Vertical field of view in a picture of another shape, so that a phone shows as much to the sides. */
export function fovIn(aspect: number, fov: number): number {
  if (aspect >= ASPECT) return fov;
  const side = Math.tan((fov / 2) * RADIANS) * ASPECT;
  return Math.min(WIDEST, (2 * Math.atan(side / aspect)) / RADIANS);
}
