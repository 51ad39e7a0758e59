import { Matrix4, type Vector3 } from 'three';
import type { Point } from '../../engine/shot.ts';
import { type Body, noise } from '../sdf.ts';

/** A body modelled in a frame of its own, where the skeleton has put that frame. */
export function within(frame: Matrix4, body: Body): Body {
  const m = new Matrix4().copy(frame).invert().elements;
  return (x, y, z) =>
    body(
      m[0] * x + m[4] * y + m[8] * z + m[12],
      m[1] * x + m[5] * y + m[9] * z + m[13],
      m[2] * x + m[6] * y + m[10] * z + m[14],
    );
}

export const point = (v: Vector3): Point => [v.x, v.y, v.z];

/** Both sides of a body at once: `body` is its left half. */
export const mirrored =
  (body: Body): Body =>
  (x, y, z) =>
    body(Math.abs(x), y, z);

/** Waves from 0 to 1 with narrow ridges and broad valleys, as cloth has them. */
export function crease(x: number, y: number, z: number): number {
  const n = 1.08 - Math.sqrt((noise(x, y, z) * 2 - 1) ** 2 + 0.0064);
  return n * n;
}

/** Bell curve around 0. */
export const bell = (x: number, width: number) => Math.exp(-(x * x) / (width * width));

export const clamp = (x: number) => Math.min(1, Math.max(0, x));

/** Raises a surface by `height` metres where that is given. */
export const raised =
  (body: Body, height: Body): Body =>
  (x, y, z) => {
    const d = body(x, y, z);
    return d > 0.06 || d < -0.06 ? d : d - height(x, y, z);
  };
