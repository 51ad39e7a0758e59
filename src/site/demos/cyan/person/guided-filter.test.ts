import { describe, expect, it } from 'vitest';
import type { Plane } from '#keyer/image.ts';
import { applyGuide, boxMean, guide } from './guided-filter.ts';

const plane = (width: number, height: number, value: (x: number, y: number) => number): Plane => ({
  width,
  height,
  data: Float32Array.from({ length: width * height }, (_, i) =>
    value(i % width, Math.floor(i / width)),
  ),
});

/** A frame whose left part is dark and whose right part, from `edge` on, is bright. */
function frame(width: number, height: number, edge: number): ImageData {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let p = 0; p < width * height; p += 1) {
    if (p % width < edge) data.fill(20, p * 4, p * 4 + 3);
  }
  return { width, height, data } as unknown as ImageData;
}

describe('the mean over a window', () => {
  it('counts only what is in the picture', () => {
    const mean = boxMean(
      plane(5, 3, (x) => x),
      1,
    );
    expect([...mean.data.slice(0, 5)]).toEqual([0.5, 1, 2, 3, 3.5]);
    const down = boxMean(
      plane(1, 4, (_, y) => y * y),
      1,
    );
    expect([...down.data].map((value) => value.toFixed(2))).toEqual([
      '0.50',
      '1.67',
      '4.67',
      '6.50',
    ]);
  });
});

describe('the guided filter', () => {
  const options = { radius: 3, epsilon: 0.0005 };

  it('moves a soft and displaced edge of the matte to the edge of the picture', () => {
    // At a quarter of the size, the picture changes at 16 and the matte fades from 11 to 17.
    const luminance = plane(32, 8, (x) => (x < 16 ? 20 / 255 : 1));
    const rough = plane(32, 8, (x) => Math.min(1, Math.max(0, (x - 11) / 6)));
    const picture = frame(128, 32, 64);
    applyGuide(guide(luminance, rough, options), picture);
    const alpha = (x: number) => picture.data[(16 * 128 + x) * 4 + 3] as number;
    expect(alpha(66) - alpha(61)).toBeGreaterThan(90);
    expect(alpha(20)).toBeLessThan(5);
    expect(alpha(110)).toBeGreaterThan(250);
    expect(picture.data[0]).toBe(20);
  });

  it('leaves a matte as it is where the picture is flat, but for a blur', () => {
    const flat = plane(32, 8, () => 0.5);
    const rough = plane(32, 8, (x) => (x < 16 ? 0 : 1));
    const { gain, offset } = guide(flat, rough, options);
    expect(Math.max(...gain.data.map(Math.abs))).toBeLessThan(0.001);
    expect(offset.data[4]).toBeCloseTo(0, 3);
    expect(offset.data[28]).toBeCloseTo(1, 3);
  });
});
