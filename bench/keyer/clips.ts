import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Planes of an 8-bit 4:2:0 frame, BT.709 limited range. */
export interface Yuv {
  readonly width: number;
  readonly height: number;
  readonly y: Uint8Array;
  readonly u: Uint8Array;
  readonly v: Uint8Array;
}

/** A picture and what is true about it. */
export interface TruthFrame {
  readonly yuv: Yuv;
  /** 8-bit sRGB and 255, as a browser or OBS shows the stream. */
  readonly rgba: Uint8Array;
  /** Premultiplied linear light of the foreground and alpha, 0 to 1. */
  readonly truth: Float32Array;
}

export interface Clip {
  readonly key: string;
  readonly half: 'tuning' | 'held-out';
  readonly title: string;
  /** Linear light of the wall's paint. */
  readonly wallColor: readonly [number, number, number];
  readonly width: number;
  readonly height: number;
  readonly frames: readonly TruthFrame[];
}

/** RGB of a 4:2:0 frame: chroma bilinear, sited at the left luma column, as players do it. */
export function rgbaOf(yuv: Yuv): Uint8Array {
  const { width, height } = yuv;
  const half = width / 2;
  const rows = height / 2;
  const out = new Uint8Array(width * height * 4);
  const chroma = (plane: Uint8Array, x: number, y: number) => {
    const cx = x / 2;
    const cy = Math.min(rows - 1, Math.max(0, (y - 0.5) / 2));
    const x0 = Math.floor(cx);
    const x1 = Math.min(half - 1, x0 + 1);
    const y0 = Math.floor(cy);
    const y1 = Math.min(rows - 1, y0 + 1);
    const fx = cx - x0;
    const fy = cy - y0;
    const top =
      (plane[y0 * half + x0] as number) * (1 - fx) + (plane[y0 * half + x1] as number) * fx;
    const low =
      (plane[y1 * half + x0] as number) * (1 - fx) + (plane[y1 * half + x1] as number) * fx;
    return (top * (1 - fy) + low * fy - 128) / 224;
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const luma = ((yuv.y[y * width + x] as number) - 16) / 219;
      const cb = chroma(yuv.u, x, y);
      const cr = chroma(yuv.v, x, y);
      const r = luma + 1.5748 * cr;
      const b = luma + 1.8556 * cb;
      const g = (luma - 0.2126 * r - 0.0722 * b) / 0.7152;
      const o = (y * width + x) * 4;
      out[o] = Math.round(255 * Math.min(1, Math.max(0, r)));
      out[o + 1] = Math.round(255 * Math.min(1, Math.max(0, g)));
      out[o + 2] = Math.round(255 * Math.min(1, Math.max(0, b)));
      out[o + 3] = 255;
    }
  }
  return out;
}

/** Reads the clips that `studio/clips/main.ts` made. */
export function readClip(folder: string): Clip {
  const record = JSON.parse(readFileSync(path.join(folder, 'clip.json'), 'utf8'));
  const { key, half, title, wallColor, width, height } = record;
  const pixels = width * height;
  const planes = readFileSync(path.join(folder, 'frames.yuv'));
  const bytes = readFileSync(path.join(folder, 'truth.u16'));
  const values = new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
  const frames = Array.from({ length: record.frames as number }, (_, index): TruthFrame => {
    const start = index * pixels * 1.5;
    const yuv: Yuv = {
      width,
      height,
      y: planes.subarray(start, start + pixels),
      u: planes.subarray(start + pixels, start + pixels * 1.25),
      v: planes.subarray(start + pixels * 1.25, start + pixels * 1.5),
    };
    const truth = Float32Array.from(
      values.subarray(index * pixels * 4, (index + 1) * pixels * 4),
      (value) => value / 65535,
    );
    return { yuv, rgba: rgbaOf(yuv), truth };
  });
  return { key, half, title, wallColor, width, height, frames };
}

export function clipFolders(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .map((name) => path.join(folder, name));
}
