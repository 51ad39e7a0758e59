import { expect, it } from 'vitest';
import { type Image, newImage, newPlane } from './image.ts';
import { matchPlate } from './match.ts';

type Light = readonly [number, number, number];
const WIDTH = 24;
const beige: Light = [0.55, 0.45, 0.35];
const grey: Light = [0.2, 0.26, 0.22];
const screen: Light = [0.1, 0.95, 0.1];

/** A row: two colours of cloth, a pixel half cloth and half screen, and the screen. */
function row(weightOf: (x: number) => number): Image {
  const out = newImage(WIDTH, 1);
  for (let x = 0; x < WIDTH; x += 1) {
    const color = x < 8 ? beige : x < 16 ? grey : screen;
    for (let i = 0; i < 3; i += 1) {
      const own =
        x === 16 ? ((grey[i] as number) + (screen[i] as number)) / 2 : (color[i] as number);
      out.data[x * 4 + i] = own * weightOf(x);
    }
    out.data[x * 4 + 3] = weightOf(x);
  }
  return out;
}

const mean: Light = [0.375, 0.355, 0.285];
const plate = newImage(WIDTH, 1);
for (let x = 0; x < WIDTH; x += 1) plate.data.set([...mean, 0.5], x * 4);
const colorAt = (image: Image, x: number) => [...image.data.subarray(x * 4, x * 4 + 3)];

/** The last pixels of the cloth are not sure, as beside an edge. */
const wall = newImage(WIDTH, 1);
for (let x = 0; x < WIDTH; x += 1) wall.data.set([...screen, 1], x * 4);
const evidence = newPlane(WIDTH, 1);
evidence.data.fill(0.5);
evidence.data[20] = 0;
const matched = matchPlate(
  row((x) => (x === 20 ? 0.5 : 1)),
  wall,
  row((x) => (x < 13 ? 1 : 0)),
  plate,
  evidence,
);

it('gives each colour of a pattern its own plate, not the mean of both', () => {
  for (const [x, color] of [
    [2, beige],
    [10, grey],
    [15, grey],
  ] as const) {
    for (const [i, value] of colorAt(matched, x).entries()) {
      expect(Math.abs(value - (color[i] as number))).toBeLessThan(0.03);
    }
  }
});

it('finds the foreground that a mix with the screen is made of', () => {
  for (const [i, value] of colorAt(matched, 16).entries()) {
    expect(Math.abs(value - (grey[i] as number))).toBeLessThan(0.06);
  }
});

it('keeps the plate where nothing around is alike, and where there is only screen; evidence is its alpha', () => {
  for (const [i, value] of colorAt(matched, 23).entries()) {
    expect(Math.abs(value - (mean[i] as number))).toBeLessThan(0.02);
  }
  for (const [i, value] of colorAt(matched, 20).entries()) {
    expect(value).toBeCloseTo(mean[i] as number, 6);
  }
  expect(matched.data[3]).toBe(0.5);
  expect(matched.data[20 * 4 + 3]).toBe(0);
});
