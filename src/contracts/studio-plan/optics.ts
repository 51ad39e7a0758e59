import type { Sensor, Shot } from './plan.ts';

/**
 * 16:9 area of a sensor in mm, long side first.
 * Source: document lens-sensor-depth; many cameras crop further at 4K60.
 */
export const sensorSizes: Record<Sensor, { long: number; short: number }> = {
  'full-frame': { long: 36, short: 20.25 },
  'aps-c': { long: 23.5, short: 13.2 },
  mft: { long: 17.3, short: 9.7 },
};

/**
 * Focal lengths in mm that the main camera can have, shortest first. The shortest one is about 35 mm
 * on a full frame: shorter ones stretch hands and legs near the edge of the picture (decision).
 */
export const lenses: Record<Sensor, readonly [number, ...number[]]> = {
  'full-frame': [35, 50, 70, 85],
  'aps-c': [24, 35, 50],
  mft: [17, 25, 35, 42],
};

/**
 * Height of the picture at the presenter in metres: a person of 1.75 m with air above and below,
 * waist up, and a close shot. Source: document lens-sensor-depth, table of framings.
 */
export const frameHeights: Record<Shot, number> = { full: 2.1, half: 1, table: 0.6 };

/** Metres that do not matter: nobody places a tripod to the centimetre. */
export const TOLERANCE_M = 0.05;

/** A camera closer than this enlarges nose and hands. Source: document lens-sensor-depth. */
export const PERSPECTIVE_M = 1.5;
/** Farther away a presenter cannot read the monitor beside the camera (decision). */
const FARTHEST_M = 6;

/** The sides of a sensor in mm as the camera stands. */
export function sensorSides(sensor: Sensor, upright: boolean): { width: number; height: number } {
  const { long, short } = sensorSizes[sensor];
  return upright ? { width: short, height: long } : { width: long, height: short };
}

/**
 * Distance in metres at which the picture has a height: similar triangles,
 * distance = height × focal length ÷ sensor height.
 */
export function distanceFor(frameHeight: number, focal: number, sensorHeight: number): number {
  return (frameHeight * focal) / sensorHeight;
}

/** Width or height of the picture in metres at a distance: distance × sensor side ÷ focal length. */
export function frameAt(distance: number, focal: number, sensorSide: number): number {
  return (distance * sensorSide) / focal;
}

/** Field of view in degrees: 2 × arctan(sensor side ÷ (2 × focal length)). */
export function fieldOfView(focal: number, sensorSide: number): number {
  return (2 * Math.atan(sensorSide / (2 * focal)) * 180) / Math.PI;
}

/**
 * The longest lens whose distance fits: the picture is calmer, and the wall behind may be narrower.
 * Undefined if even the shortest one needs more.
 */
export function longestLens(
  frameHeight: number,
  available: number,
  sensor: Sensor,
  upright: boolean,
): { focal: number; distance: number } | undefined {
  const { height } = sensorSides(sensor, upright);
  return lenses[sensor]
    .map((focal) => ({ focal, distance: distanceFor(frameHeight, focal, height) }))
    .findLast(({ distance }) => distance <= Math.min(available, FARTHEST_M));
}

/**
 * Diameter of the blur of an LED pixel divided by the pixel pitch, with the focus on the presenter:
 * focal length × presenter-to-wall ÷ (f-number × pitch × lens-to-presenter).
 * Source: document led-wall-moire; from the fact `led-blur-ratio-safe` on no camera shows moiré.
 * @param focal in mm; @param pitch in mm; distances in metres
 */
export function ledBlurRatio(
  focal: number,
  stop: number,
  pitch: number,
  toWall: number,
  distance: number,
): number {
  return (focal * toWall) / (stop * pitch * distance);
}
