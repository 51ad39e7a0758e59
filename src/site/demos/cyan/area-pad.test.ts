import { expect, it } from 'vitest';
import { LEAST_SIDE, rectangleOf } from './area-pad.tsx';

it('orders the corners of a rectangle and keeps it in the picture', () => {
  expect(rectangleOf(0.8, 1.4, 0.2, 0.3)).toEqual({ left: 0.2, top: 0.3, right: 0.8, bottom: 1 });
});

it('gives a press without a drag a rectangle that the keyer accepts', () => {
  const { left, right, top, bottom } = rectangleOf(1, 0.5, 1, 0.5);
  expect(right - left).toBeCloseTo(LEAST_SIDE);
  expect(bottom - top).toBeCloseTo(LEAST_SIDE);
  expect(right).toBeLessThanOrEqual(1);
});
