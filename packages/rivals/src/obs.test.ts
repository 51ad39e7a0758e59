import { describe, expect, it } from 'vitest';
import { encodeSrgb, linearOf, type Rgb } from '#keyer/color.ts';
import {
  OBS_CHROMA_DEFAULTS,
  OBS_GREEN,
  obsAlpha,
  obsChromaDistances,
  obsChromaKey,
} from './obs.ts';

/** A frame of one colour: a mix with the wall (60, 150, 75) in linear light. */
function plain(fore: Rgb, alpha: number): Uint8Array {
  const wall = linearOf([60, 150, 75]);
  const color = linearOf(fore).map((value, i) =>
    Math.round(255 * encodeSrgb(alpha * value + (1 - alpha) * (wall[i] as number))),
  );
  return Uint8Array.from({ length: 9 * 4 }, (_, i) =>
    i % 4 === 3 ? 255 : (color[i % 4] as number),
  );
}

const alphaOf = (fore: Rgb, alpha: number) =>
  obsAlpha(
    obsChromaDistances(plain(fore, alpha), 3, 3, OBS_GREEN)[4] as number,
    OBS_CHROMA_DEFAULTS,
  );

describe("OBS's chroma key at its defaults", () => {
  // Worked by hand from its rules for a wall of sRGB (60, 150, 75).
  it('takes white cloth at half coverage for solid', () => {
    expect(alphaOf([235, 235, 235], 0.25)).toBeCloseTo(0.37, 0);
    expect(alphaOf([235, 235, 235], 0.5)).toBe(1);
  });

  it('takes dark hair at half coverage for almost nothing', () => {
    expect(alphaOf([30, 24, 20], 0.5)).toBeLessThan(0.1);
    expect(alphaOf([30, 24, 20], 1)).toBe(1);
  });

  it('is 0.523 away from grey', () => {
    const grey = Uint8Array.from({ length: 9 * 4 }, () => 128);
    expect(obsChromaDistances(grey, 3, 3, OBS_GREEN)[4]).toBeCloseTo(0.523, 3);
  });

  it('draws spilt colours towards their luminance', () => {
    const rgba = plain([235, 235, 235], 0.2);
    const distances = obsChromaDistances(rgba, 3, 3, OBS_GREEN);
    const { data } = obsChromaKey(rgba, 3, 3, distances, {
      ...OBS_CHROMA_DEFAULTS,
      similarity: 0.001,
      smoothness: 0.01,
      spill: 1,
    });
    const before = linearOf([rgba[16] as number, rgba[17] as number, rgba[18] as number]);
    const lead = (color: ArrayLike<number>, o = 0) =>
      (color[o + 1] as number) - (color[o] as number);
    expect(data[19]).toBe(1);
    expect(lead(data, 16)).toBeGreaterThan(0);
    expect(lead(data, 16)).toBeLessThan(lead(before));
  });
});
