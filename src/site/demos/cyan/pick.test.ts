import { expect, it } from 'vitest';
import { colorAt, edgeSpot } from './pick.ts';

const [WIDTH, HEIGHT] = [96, 64];

function frameOf(pixelAt: (x: number, y: number) => readonly [number, number, number, number]) {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let p = 0; p < WIDTH * HEIGHT; p += 1) {
    data.set(pixelAt(p % WIDTH, Math.floor(p / WIDTH)), p * 4);
  }
  return { width: WIDTH, height: HEIGHT, data };
}

it('picks the mean of the light around a point, and stays inside the picture', () => {
  const stripes = frameOf((x) => (x % 2 === 0 ? [255, 0, 0, 255] : [0, 0, 0, 255]));
  // Three of five columns are lit at an even one: 0.6 of the light is sRGB 203.
  expect(colorAt(stripes, 48 / WIDTH, 0.5)).toEqual([203, 0, 0]);
  expect(
    colorAt(
      frameOf(() => [10, 20, 30, 255]),
      1,
      1,
    ),
  ).toEqual([10, 20, 30]);
});

it('finds the part of the matte with the most soft edge', () => {
  const matte = frameOf((x, y) => [0, 0, 0, x > 60 && x < 70 && y > 40 && y < 50 ? 128 : 255]);
  const { u, v } = edgeSpot(matte);
  expect(u * WIDTH).toBeGreaterThan(58);
  expect(u * WIDTH).toBeLessThan(72);
  expect(v * HEIGHT).toBeGreaterThan(38);
  expect(v * HEIGHT).toBeLessThan(52);
});

it('finds a hard edge, and begins in the middle where there is none', () => {
  const hard = edgeSpot(frameOf((x) => [0, 0, 0, x < 30 ? 0 : 255]));
  expect(Math.abs(hard.u * WIDTH - 30)).toBeLessThan(5);
  expect(edgeSpot(frameOf(() => [0, 0, 0, 255]))).toEqual({ u: 0.5, v: 0.5 });
});
