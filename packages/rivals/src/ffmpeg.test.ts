import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Rgb } from '#keyer/color.ts';
import {
  chromakeyDistances,
  chromaOf,
  colorkeyDistances,
  type Despill,
  despill,
  ffmpegAlpha,
} from './ffmpeg.ts';
import type { Yuv } from './yuv.ts';

// `npm test` installs it and names it.
const ffmpeg = process.env.FFMPEG_PATH ?? '/usr/bin/ffmpeg';

const WIDTH = 32;
const HEIGHT = 16;
const PIXELS = WIDTH * HEIGHT;

/** Bytes that look random and are always the same. */
function bytes(count: number, seed: number): Uint8Array {
  let state = seed;
  return Uint8Array.from({ length: count }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  });
}

function filter(input: Uint8Array, format: string, filters: string, output: string): Uint8Array {
  const raw = ['-f', 'rawvideo', '-s', `${WIDTH}x${HEIGHT}`];
  const result = spawnSync(
    ffmpeg,
    [
      '-v',
      'error',
      '-filter_threads',
      '1',
      ...raw,
      '-pix_fmt',
      format,
      '-i',
      '-',
      '-vf',
      filters,
      '-f',
      'rawvideo',
      '-pix_fmt',
      output,
      '-',
    ],
    { input, maxBuffer: 1 << 24 },
  );
  expect(result.stderr.toString()).toBe('');
  return result.stdout;
}

const hex = (color: Rgb) =>
  `0x${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

function greatestDifference(a: ArrayLike<number>, b: ArrayLike<number>): number {
  expect(a.length).toBe(b.length);
  let most = 0;
  for (let i = 0; i < a.length; i += 1)
    most = Math.max(most, Math.abs((a[i] as number) - (b[i] as number)));
  return most;
}

describe.skipIf(!existsSync(ffmpeg))('the reference of FFmpeg beside ffmpeg itself', () => {
  const key: Rgb = [52, 140, 66];

  for (const { similarity, blend } of [
    { similarity: 0.12, blend: 0.1 },
    { similarity: 0.2, blend: 0 },
  ]) {
    it(`chromakey with similarity ${similarity} and blend ${blend}`, () => {
      const input = bytes(PIXELS * 1.5, 7);
      const yuv: Yuv = {
        width: WIDTH,
        height: HEIGHT,
        y: input.subarray(0, PIXELS),
        u: input.subarray(PIXELS, PIXELS * 1.25),
        v: input.subarray(PIXELS * 1.25),
      };
      const filters = `format=yuva420p,chromakey=${hex(key)}:${similarity}:${blend}`;
      const theirs = filter(input, 'yuv420p', filters, 'yuva420p').subarray(PIXELS * 1.5);
      const ours = Array.from(chromakeyDistances(yuv, chromaOf(key)), (distance) =>
        ffmpegAlpha(distance, { similarity, blend }),
      );
      expect(greatestDifference(ours, theirs)).toBeLessThanOrEqual(1);
    });

    it(`colorkey with similarity ${similarity} and blend ${blend}`, () => {
      const input = bytes(PIXELS * 4, 9);
      const filters = `colorkey=${hex(key)}:${similarity}:${blend}`;
      const theirs = filter(input, 'rgba', filters, 'rgba').filter((_, i) => i % 4 === 3);
      const ours = Array.from(colorkeyDistances(input, PIXELS, key), (distance) =>
        ffmpegAlpha(distance, { similarity, blend }),
      );
      expect(greatestDifference(ours, theirs)).toBeLessThanOrEqual(1);
    });
  }

  for (const settings of [
    { type: 'green', mix: 0.5, expand: 0 },
    { type: 'blue', mix: 0.75, expand: 0.3 },
  ] satisfies Despill[]) {
    it(`despill for ${settings.type}`, () => {
      const input = bytes(PIXELS * 4, 11);
      const { type, mix, expand } = settings;
      const scales = type === 'blue' ? 'green=0:blue=-1' : 'green=-1';
      const theirs = filter(
        input,
        'rgba',
        `despill=type=${type}:mix=${mix}:expand=${expand}:${scales}`,
        'rgba',
      );
      const ours = Uint8Array.from(input);
      despill(ours, settings);
      expect(greatestDifference(ours, theirs)).toBeLessThanOrEqual(1);
    });
  }
});
