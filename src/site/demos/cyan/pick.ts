/** Reads a colour out of a picture, as an eyedropper does. */
import { encodeSrgb, LINEAR_OF_BYTE, type Rgb } from '#keyer/color.ts';
import type { Frame } from '#keyer/image.ts';

/** Side of the square that a picked colour is the mean of, for noise. */
export const PICK_SIDE = 5;

/** Mean of a square around a point in linear light, as 8-bit sRGB. `u`, `v` are 0 to 1. */
export function colorAt(frame: Frame, u: number, v: number): Rgb {
  const reach = (PICK_SIDE - 1) / 2;
  const cx = Math.min(frame.width - 1, Math.floor(u * frame.width));
  const cy = Math.min(frame.height - 1, Math.floor(v * frame.height));
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = Math.max(0, cy - reach); y <= Math.min(frame.height - 1, cy + reach); y += 1) {
    for (let x = Math.max(0, cx - reach); x <= Math.min(frame.width - 1, cx + reach); x += 1) {
      const o = (y * frame.width + x) * 4;
      for (let i = 0; i < 3; i += 1) {
        sum[i] = (sum[i] as number) + (LINEAR_OF_BYTE[frame.data[o + i] as number] as number);
      }
      count += 1;
    }
  }
  const [r, g, b] = sum.map((value) => Math.round(255 * encodeSrgb(value / count)));
  return [r as number, g as number, b as number];
}

/**
 * Middle of the part of a picture with the most edge, as fractions of it: pixels that are half
 * transparent, or opaque beside a transparent one. Without any, the middle of the picture.
 */
export function edgeSpot({ width, height, data }: Frame): { u: number; v: number } {
  const side = Math.max(8, Math.round(width / 24));
  let best = { count: 0, u: 0.5, v: 0.5 };
  for (let top = 0; top < height; top += side) {
    for (let left = 0; left < width; left += side) {
      let count = 0;
      for (let y = top; y < Math.min(height, top + side); y += 1) {
        for (let x = left; x < Math.min(width, left + side); x += 1) {
          const at = y * width + x;
          const alpha = data[at * 4 + 3] as number;
          const next = x + 1 < width ? (data[at * 4 + 7] as number) : alpha;
          if ((alpha > 12 && alpha < 243) || Math.abs(alpha - next) > 230) count += 1;
        }
      }
      if (count <= best.count) continue;
      const [u, v] = [(left + side / 2) / width, (top + side / 2) / height];
      best = { count, u: Math.min(1, u), v: Math.min(1, v) };
    }
  }
  return { u: best.u, v: best.v };
}
