import type { Triple } from './room-file.ts';

/** A free camera: round a target, angles in radians, distance in metres. */
export interface Orbit {
  azimuth: number;
  /** Height above the horizon. */
  elevation: number;
  distance: number;
}

export const orbitTarget: Triple = [0, 1.15, -0.8];
export const firstOrbit: Orbit = { azimuth: -0.14, elevation: 0.27, distance: 6.9 };

/** The camera stays in front of the stage, above the floor and below straight down. */
export const orbitBounds = {
  azimuth: [-1.35, 1.35],
  elevation: [0.02, 1.35],
  distance: [2.2, 9.5],
} as const;

export function bounded(orbit: Orbit): Orbit {
  const keep = (name: keyof Orbit) =>
    Math.min(orbitBounds[name][1], Math.max(orbitBounds[name][0], orbit[name]));
  return { azimuth: keep('azimuth'), elevation: keep('elevation'), distance: keep('distance') };
}

export function eyeOf({ azimuth, elevation, distance }: Orbit): Triple {
  const flat = Math.cos(elevation) * distance;
  return [
    orbitTarget[0] + Math.sin(azimuth) * flat,
    orbitTarget[1] + Math.sin(elevation) * distance,
    orbitTarget[2] + Math.cos(azimuth) * flat,
  ];
}

/** Position between two cameras; `t` from 0 to 1 starts and ends slowly. */
export function between(a: Orbit, b: Orbit, t: number): Orbit {
  const s = t * t * (3 - 2 * t);
  const mix = (name: keyof Orbit) => a[name] + (b[name] - a[name]) * s;
  return { azimuth: mix('azimuth'), elevation: mix('elevation'), distance: mix('distance') };
}

/** Steps of the arrow keys and of + and -. */
export function turnedByKey(orbit: Orbit, key: string): Orbit | undefined {
  const { azimuth, elevation, distance } = orbit;
  const moves: Record<string, Orbit> = {
    ArrowLeft: { azimuth: azimuth - 0.12, elevation, distance },
    ArrowRight: { azimuth: azimuth + 0.12, elevation, distance },
    ArrowUp: { azimuth, elevation: elevation + 0.1, distance },
    ArrowDown: { azimuth, elevation: elevation - 0.1, distance },
    '+': { azimuth, elevation, distance: distance * 0.88 },
    '=': { azimuth, elevation, distance: distance * 0.88 },
    '-': { azimuth, elevation, distance: distance / 0.88 },
    Home: firstOrbit,
  };
  const moved = moves[key];
  return moved && bounded(moved);
}
