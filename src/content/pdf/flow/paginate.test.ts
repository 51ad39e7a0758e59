import { expect, it } from 'vitest';
import type { Box } from './box.ts';
import { paginate } from './paginate.ts';

const box = (height: number, changes: Partial<Box> = {}): Box => ({
  height,
  gap: 0,
  draw: () => {},
  ...changes,
});
const heights = (pages: ReturnType<typeof paginate>) =>
  pages.map((page) => page.map(({ box: { height }, y }) => [height, y]));

it('a box that does not fit goes on the next page, where its gap is left out', () => {
  expect(heights(paginate([box(60), box(30, { gap: 20 })], 100))).toEqual([[[60, 0]], [[30, 0]]]);
  expect(heights(paginate([box(60), box(30, { gap: 10 })], 100))).toEqual([
    [
      [60, 0],
      [30, 70],
    ],
  ]);
});

it('a heading does not stand alone at the end of a page', () => {
  const heading = box(10, { keepsWithNext: true });
  expect(heights(paginate([box(80), heading, box(20)], 100))).toEqual([
    [[80, 0]],
    [
      [10, 0],
      [20, 10],
    ],
  ]);
});

it('the head of a table is repeated', () => {
  const head = box(5, { keepsWithNext: true });
  const rows = [1, 2, 3].map(() => box(40, { head }));
  expect(heights(paginate([head, ...rows], 100))).toEqual([
    [
      [5, 0],
      [40, 5],
      [40, 45],
    ],
    [
      [5, 0],
      [40, 5],
    ],
  ]);
});

it('a group higher than a page is divided, and nothing is lost', () => {
  const tall = [box(30, { keepsWithNext: true }), box(90)];
  expect(heights(paginate([box(10), ...tall], 100)).flat()).toHaveLength(3);
});
