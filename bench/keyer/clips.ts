import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rgbaOf, type Yuv } from '#rivals/yuv.ts';

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
