import { expect, test } from 'vitest';
import { sunflower } from './random.ts';

test('the points of a sunflower lie in the unit disc, as densely at its rim as in its middle', () => {
  const points = Array.from({ length: 24 }, (_, i) => sunflower(i, 24));
  const inner = points.filter(([x, y]) => Math.hypot(x, y) < Math.SQRT1_2);
  expect(points.every(([x, y]) => Math.hypot(x, y) <= 1)).toBe(true);
  expect(inner).toHaveLength(12);
  const middle = points.reduce(([a, b], [x, y]) => [a + x / 24, b + y / 24], [0, 0]);
  expect(Math.hypot(...middle)).toBeLessThan(0.06);
  const nearest = points.map(([x, y], i) =>
    Math.min(...points.map(([a, b], k) => (k === i ? 2 : Math.hypot(x - a, y - b)))),
  );
  expect(Math.min(...nearest)).toBeGreaterThan(0.2);
});
