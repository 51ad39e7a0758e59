import { expect, it } from 'vitest';
import { newImage, sampleImage } from './image.ts';
import { pullPush, pyramid } from './pull-push.ts';

const fallback: [number, number, number] = [9, 9, 9];

it('has levels down to one pixel, whatever the size', () => {
  expect(pyramid(newImage(5, 3)).map(({ width, height }) => [width, height])).toEqual([
    [5, 3],
    [3, 2],
    [2, 1],
    [1, 1],
  ]);
});

it('keeps known pixels and fills the rest from them', () => {
  const known = newImage(8, 8);
  known.data.set([0.25, 0.5, 0.75, 1], 0);
  const filled = pullPush(known, fallback);
  for (let o = 0; o < filled.data.length; o += 4) {
    expect([...filled.data.subarray(o, o + 3)]).toEqual([0.25, 0.5, 0.75]);
  }
  expect(filled.data[3]).toBe(1);
  expect(filled.data[7]).toBe(0);
});

it('gives the fallback where nothing is known', () => {
  expect([...pullPush(newImage(4, 4), fallback).data.subarray(0, 3)]).toEqual([9, 9, 9]);
});

it('drops detail finer than the smooth levels', () => {
  const known = newImage(4, 1);
  for (let x = 0; x < 4; x += 1) known.data.set([x % 2, 0, 0, 1], x * 4);
  const smooth = pullPush(known, fallback, 1);
  expect(smooth.data[0]).toBeCloseTo(0.5, 6);
  expect(smooth.data[4]).toBeCloseTo(0.5, 6);
});

it('samples between pixels and clamps at the border', () => {
  const image = newImage(2, 1);
  image.data.set([0, 0, 0, 0, 1, 1, 1, 1]);
  const out = new Float32Array(4);
  sampleImage(image, 0.25, 0, out);
  expect(out[0]).toBeCloseTo(0.25, 6);
  sampleImage(image, 5, -3, out);
  expect(out[0]).toBe(1);
});
