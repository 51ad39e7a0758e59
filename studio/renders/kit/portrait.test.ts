import { expect, test } from 'vitest';
import { sightOf } from './portrait.ts';

test('a camera sees how someone is turned from where it stands', () => {
  const facing = (camera: [number, number]) => sightOf({}, [1, -2], 90, camera).turn;
  expect(facing([4, -2])).toBeCloseTo(0);
  expect(Math.abs(facing([-3, -2]))).toBeCloseTo(180);
  expect(facing([1, 3])).toBeCloseTo(90);
});
