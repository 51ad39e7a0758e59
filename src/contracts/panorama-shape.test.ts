import { expect, test } from 'vitest';
import { panoramaProblem } from './panorama-shape.ts';

test.each([
  [2048, 1024],
  [4096, 2050],
  [null, null],
])('a panorama of %s × %s pixels is taken', (width, height) => {
  expect(panoramaProblem({ name: 'a.jpg', width, height })).toBeUndefined();
});

test.each([
  [1000, 1000],
  [1024, 2048],
  [3000, 1400],
])('one of %s × %s is refused with its size', (width, height) => {
  const problem = panoramaProblem({ name: 'a.jpg', width, height });
  expect(problem?.zh).toContain(`“a.jpg”是 ${width} × ${height} 像素`);
  expect(problem?.en).toContain(`“a.jpg” has ${width} × ${height} pixels`);
});
