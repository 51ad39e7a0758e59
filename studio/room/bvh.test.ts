import { expect, test } from 'vitest';
import { Bvh } from './bvh.ts';

/** Upright squares of 1 m, one behind the other along z. */
function squares(count: number) {
  const position: number[] = [];
  const index: number[] = [];
  for (let z = 0; z < count; z += 1) {
    const start = position.length / 3;
    position.push(0, 0, z, 1, 0, z, 1, 1, z, 0, 1, z);
    index.push(start, start + 1, start + 2, start, start + 2, start + 3);
  }
  return new Bvh(position, index);
}

test('finds the first of many triangles on a ray', () => {
  const bvh = squares(50);
  expect(bvh.nearest([0.3, 0.6, 20.5], [0, 0, 1], 100)).toBe(true);
  expect(bvh.hit.distance).toBeCloseTo(0.5);
  expect(Math.floor(bvh.hit.triangle / 2)).toBe(21);
  expect(bvh.nearest([2, 0.6, 20.5], [0, 0, 1], 100)).toBe(false);
});

test('says whether something lies between two points', () => {
  const bvh = squares(50);
  expect(bvh.blocked([0.5, 0.4, 0.5], [0, 0, 1], 0.4)).toBe(false);
  expect(bvh.blocked([0.5, 0.4, 0.5], [0, 0, 1], 0.6)).toBe(true);
});
