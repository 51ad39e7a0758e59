import { describe, expect, it } from 'vitest';
import type { Rgb } from '#keyer/color.ts';
import { defaultSettings } from '#keyer/settings.ts';
import { chromakeyDistances, chromaOf, ffmpegAlpha } from '#rivals/ffmpeg.ts';
import { obsAlpha, obsChromaDistances } from '#rivals/obs.ts';
import { yuvOf } from '#rivals/yuv.ts';
import { ffmpegFilters, obsValues } from './other-keyers.ts';

const WALL: Rgb = [60, 150, 75];
const DIM_WALL: Rgb = [40, 104, 52];
const GREY: Rgb = [128, 128, 128];

const settings = { ...defaultSettings, samples: [{ color: WALL, tolerance: 0.3 }] };
const uneven = {
  ...settings,
  samples: [...settings.samples, { color: DIM_WALL, tolerance: 0.2 }],
};

/** A picture of one colour, large enough for both filters' neighbourhoods. */
const plain = (color: Rgb) =>
  Uint8Array.from({ length: 16 * 4 }, (_, i) => (i % 4 === 3 ? 255 : (color[i % 4] as number)));
const MIDDLE = 5;

function obsOf(color: Rgb, of = settings): number {
  const values = obsValues(of);
  return obsAlpha(obsChromaDistances(plain(color), 4, 4, WALL)[MIDDLE] as number, {
    similarity: values.similarity / 1000,
    smoothness: values.smoothness / 1000,
    spill: values.spill / 1000,
  });
}

function ffmpegOf(color: Rgb, of = settings): number {
  const [, similarity, blend] = /:([\d.]+):([\d.]+)/.exec(ffmpegFilters(of)) ?? [];
  const found = chromakeyDistances(yuvOf(plain(color), 4, 4), chromaOf(WALL));
  const alpha = ffmpegAlpha(found[MIDDLE] as number, {
    similarity: Number(similarity),
    blend: Number(blend),
  });
  return alpha / 255;
}

describe('values for other keyers', () => {
  it('take the wall away and keep grey', () => {
    for (const alphaOf of [obsOf, ffmpegOf]) {
      expect(alphaOf(WALL)).toBe(0);
      expect(alphaOf(GREY)).toBeGreaterThan(0.95);
    }
  });

  it('cover every sample', () => {
    for (const alphaOf of [obsOf, ffmpegOf]) expect(alphaOf(DIM_WALL, uneven)).toBe(0);
  });

  it('name the key colour, and leave spill out where it is off', () => {
    expect(obsValues(settings).color).toBe('#3c964b');
    expect(ffmpegFilters(settings)).toMatch(/^chromakey=0x3c964b:.*,despill=type=green:/);
    expect(ffmpegFilters({ ...settings, despill: 0 })).not.toContain('despill');
    expect(obsValues({ ...settings, despill: 0 }).spill).toBe(1);
  });

  it('treat spill of a blue wall as blue', () => {
    const blue = { ...settings, samples: [{ color: [30, 70, 180] as Rgb, tolerance: 0.3 }] };
    expect(ffmpegFilters(blue)).toContain('despill=type=blue:mix=0.5:expand=0:green=0:blue=-1');
  });
});
