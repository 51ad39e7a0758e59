import { axesOf, type Look } from './direction.ts';

type Direction = Pick<Look, 'yaw' | 'pitch'>;
/** A place from 0 to 1 across and down. */
export interface Place {
  x: number;
  y: number;
}

const RADIANS = Math.PI / 180;

/** The direction of a place in the picture; the inverse of `placeOf`. */
export function directionAt({ x, y }: Place, look: Look, aspect: number): Direction {
  const half = Math.tan((look.fov / 2) * RADIANS);
  const [across, up] = [(x - 0.5) * 2 * half * aspect, (0.5 - y) * 2 * half];
  const [right, above, back] = axesOf(look);
  const ray = [0, 1, 2].map(
    (axis) => (right[axis] ?? 0) * across + (above[axis] ?? 0) * up - (back[axis] ?? 0),
  );
  const [rx = 0, ry = 0, rz = 0] = ray;
  return {
    yaw: Math.atan2(rx, -rz) / RADIANS,
    pitch: Math.atan(ry / Math.hypot(rx, rz)) / RADIANS,
  };
}

/**
 * A direction as a point of the panorama, in fractions of it.
 * @param width degrees from the left to the right edge of the panorama
 */
export function pointOf({ yaw, pitch }: Direction, width: number): Place {
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return { x: within(0.5 + yaw / width), y: within(0.5 - (2 * pitch) / width) };
}

/** The direction of a point of the panorama. */
export function directionOf({ x, y }: Place, width: number): Direction {
  return { yaw: (x - 0.5) * width, pitch: ((0.5 - y) * width) / 2 };
}
