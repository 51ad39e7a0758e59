/** FFmpeg's chromakey, colorkey and despill, written from their rules and checked against ffmpeg itself. */
import type { Rgb } from '#keyer/color.ts';
import type { Yuv } from './yuv.ts';

export interface FfmpegKey {
  readonly similarity: number;
  readonly blend: number;
}

export const FFMPEG_DEFAULTS: FfmpegKey = { similarity: 0.01, blend: 0 };

const fixed = (value: number) => Math.round(value * 1024);

/** Chroma of a colour as chromakey computes it: full-range BT.601 in whole numbers. */
export function chromaOf([r, g, b]: Rgb): [number, number] {
  const u = (-fixed(0.16874) * r - fixed(0.33126) * g + fixed(0.5) * b + 511) >> 10;
  const v = (fixed(0.5) * r - fixed(0.41869) * g - fixed(0.08131) * b + 511) >> 10;
  return [u + 128, v + 128];
}

/**
 * Mean distance of each pixel's 3 x 3 neighbours. A neighbour outside the frame keeps the value
 * that its place had for the pixel before, at first the key colour; ffmpeg with several threads
 * begins anew at each thread's first row, which changes the border alone.
 */
export function chromakeyDistances(
  yuv: Yuv,
  [keyU, keyV]: readonly [number, number],
): Float64Array {
  const { width, height } = yuv;
  const half = width >> 1;
  const out = new Float64Array(width * height);
  const u = new Int32Array(9).fill(keyU);
  const v = new Int32Array(9).fill(keyV);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let k = 0; k < 9; k += 1) {
        const nx = x + (k % 3) - 1;
        const ny = y + Math.floor(k / 3) - 1;
        if (nx >= 0 && nx < width && ny >= 0 && ny < height) {
          const at = (ny >> 1) * half + (nx >> 1);
          u[k] = yuv.u[at] as number;
          v[k] = yuv.v[at] as number;
        }
        const du = (u[k] as number) - keyU;
        const dv = (v[k] as number) - keyV;
        sum += Math.sqrt((du * du + dv * dv) / (255 * 255 * 2));
      }
      out[y * width + x] = sum / 9;
    }
  }
  return out;
}

/** Divided by 3 as newer versions do; old ones did not. */
export function colorkeyDistances(rgba: Uint8Array, pixels: number, key: Rgb): Float64Array {
  return Float64Array.from({ length: pixels }, (_, p) => {
    const dr = (rgba[p * 4] as number) - key[0];
    const dg = (rgba[p * 4 + 1] as number) - key[1];
    const db = (rgba[p * 4 + 2] as number) - key[2];
    return Math.sqrt((dr * dr + dg * dg + db * db) / (255 * 255 * 3));
  });
}

/** Alpha in 8 bits, cut down as a C cast does. */
export function ffmpegAlpha(distance: number, { similarity, blend }: FfmpegKey): number {
  if (blend <= 0.0001) return distance > similarity ? 255 : 0;
  return Math.trunc(Math.min(1, Math.max(0, (distance - similarity) / blend)) * 255);
}

export interface Despill {
  readonly type: 'green' | 'blue';
  readonly mix: number;
  readonly expand: number;
}

/**
 * Removes spill in place: the wall's primary loses what it has above the rest. For a blue wall
 * these are the scales green=0 and blue=-1; despill's defaults take green away even there.
 */
export function despill(rgba: Uint8Array, { type, mix, expand }: Despill): void {
  const f = Math.fround;
  const factor = f(f(1 - f(mix)) * f(1 - f(expand)));
  const own = type === 'blue' ? 2 : 1;
  const other = type === 'blue' ? 1 : 2;
  for (let o = 0; o < rgba.length; o += 4) {
    const red = f((rgba[o] as number) / 255);
    const value = f((rgba[o + own] as number) / 255);
    const rest = f((rgba[o + other] as number) / 255);
    const spill = Math.max(f(value - f(f(red * f(mix)) + f(rest * factor))), 0);
    rgba[o] = Math.trunc(f(red * 255));
    rgba[o + other] = Math.trunc(f(rest * 255));
    rgba[o + own] = Math.trunc(f(Math.max(f(value - spill), 0) * 255));
  }
}
