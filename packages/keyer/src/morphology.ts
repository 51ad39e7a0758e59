import type { Plane } from './image.ts';

/** Least value of a square of 2 * radius + 1 pixels around each pixel. */
export function erode(plane: Plane, radius: number): Plane {
  const { width, height } = plane;
  const pass = (from: Float32Array, step: number, length: number, other: number, jump: number) => {
    const to = new Float32Array(from.length);
    for (let line = 0; line < other; line += 1) {
      for (let at = 0; at < length; at += 1) {
        let least = from[line * jump + at * step] as number;
        for (let k = Math.max(0, at - radius); k <= Math.min(length - 1, at + radius); k += 1) {
          least = Math.min(least, from[line * jump + k * step] as number);
        }
        to[line * jump + at * step] = least;
      }
    }
    return to;
  };
  const rows = pass(plane.data, 1, width, height, width);
  return { width, height, data: pass(rows, width, height, width, 1) };
}
