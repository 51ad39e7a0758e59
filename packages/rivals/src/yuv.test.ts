import { expect, it } from 'vitest';
import { rgbaOf, yuvOf } from './yuv.ts';

it('gives back the colours of a picture whose squares of four pixels are alike', () => {
  const colors = [
    [60, 150, 75],
    [205, 160, 135],
    [12, 14, 20],
    [240, 240, 240],
  ] as const;
  // Each row of four pixels has two of each of two colours; every row occurs twice.
  const rgba = Uint8Array.from({ length: 4 * 4 * 4 }, (_, i) => {
    const p = i >> 2;
    const square = (p >> 3) * 2 + ((p % 4) >> 1);
    return i % 4 === 3 ? 255 : (colors[square]?.[i % 4] as number);
  });
  const yuv = yuvOf(rgba, 4, 4);
  expect([yuv.u.length, yuv.v.length]).toEqual([4, 4]);
  // The corners are the only pixels whose chroma is not interpolated.
  const back = rgbaOf(yuv);
  for (const [pixel, color] of [
    [0, colors[0]],
    [12, colors[2]],
  ] as const) {
    for (let c = 0; c < 3; c += 1) {
      expect(Math.abs((back[pixel * 4 + c] as number) - (color[c] as number))).toBeLessThanOrEqual(
        2,
      );
    }
  }
});
